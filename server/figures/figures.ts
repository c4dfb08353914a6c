import { Hono } from 'hono'
import { findReader } from '../accounts/authentication.ts'
import { getSpace } from '../content/space.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics.ts'
import { plainPageHeaders, refusalPage } from '../plain-pages/plain-page.ts'
import { figuresPage } from './figures-page.ts'
import { figuresScript } from './figures-script.ts'
import { readFigures } from './read-figures.ts'

export interface FiguresParts {
  metrics: Pick<Metrics, 'text' | 'recentContentErrors'>
  /** Who is signed in. */
  database: Database
  trustProxy: boolean
}

/**
 * GET /figures             how the shop is doing, as a person reads it; for whoever is signed in
 * GET /figures/figures.js  renews the page every few seconds; the page is whole without it
 */
export function figures({ metrics, database, trustProxy }: FiguresParts) {
  return new Hono()
    .get('/', async (c) => {
      // It names stories that are not published. Nothing can be done by it: a link from elsewhere may lead to it.
      const { name: space } = await getSpace(database.kysely)
      if (!(await findReader(c, database, trustProxy)))
        return c.html(
          refusalPage('Zahlen', space, 'Wie es dem Shop geht, sehen alle, die im Studio angemeldet sind.'),
          401,
          plainPageHeaders,
        )
      const content = {
        figures: readFigures(await metrics.text()),
        blockNames: await readBlockNames(database),
        contentErrors: metrics.recentContentErrors.list(),
        uptime: process.uptime(),
        now: new Date(),
        space,
      }
      return c.html(figuresPage(content), 200, plainPageHeaders)
    })
    .get('/figures.js', (c) => c.body(figuresScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
}

/** What editors call the blocks. */
async function readBlockNames({ kysely }: Database): Promise<Map<string, string>> {
  const components = await kysely.selectFrom('components').select(['name', 'display_name']).execute()
  return new Map(components.map(({ name, display_name }) => [name, display_name || name]))
}
