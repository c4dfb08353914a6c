/** Prints what a page costs inside the process: milliseconds of CPU, by page and way, as JSON. Run by bench/render.ts. */
import { renderToString } from 'react-dom/server'
import { drawBlok } from '../../runtime/draw-blok.tsx'
import { loadData } from '../../runtime/load-data.ts'
import { MessagesContext } from '../../runtime/messages/messages.ts'
import { parseStory } from '../../runtime/parse-story.ts'
import { matchPageRoute } from '../../runtime/site/routes.ts'
import { SiteContext } from '../../runtime/site/site-context.ts'
import type { Content } from '../../server/content/content.ts'
import { buildPage } from '../../server/pages/build-page.ts'
import { renderDocument } from '../../server/pages/document.tsx'
import { knownContent } from '../../server/pages/known-content.ts'
import { pageReaderOf } from '../../server/pages/page-reader-of.ts'
import { readVisit } from '../../server/pages/visit.ts'
import { alternate } from '../median.ts'
import { publishBlocks } from '../stories.ts'
import { openShopInside } from './shop-inside.ts'

const rounds = 7
const msARound = 400
/** Until V8 has done with both: it goes on improving ours for longer than the bare rendering. */
const msOfWarmUp = 8000
const sizes = [10, 100, 1000]

const shop = await openShopInside()
const pages: Record<string, string> = { page: process.env.BENCH_PAGE ?? '/hochzeit/' }
if (!shop.settings.storyblok.token) {
  for (const size of sizes) {
    await publishBlocks(shop.store, size, `bench-${size}`)
    pages[`${size} blocks`] = `/bench-${size}/`
  }
}

const results: Record<string, Record<string, number>> = {}
for (const [name, path] of Object.entries(pages)) results[name] = await measure(path)
console.log(JSON.stringify(results))
process.exit(0)

async function measure(path: string) {
  const visit = readVisit(new URL(path, 'http://localhost:3000'), shop.settings)
  const match = typeof visit === 'string' ? undefined : matchPageRoute(visit)
  if (typeof visit === 'string' || !match) throw new Error(`There is no page at ${path}.`)
  const request = { ...visit, story: match.story }
  const make = async (content: Content) => {
    const built = await buildPage(request, { ...shop, content })
    if (!built) throw new Error(`There is no page at ${path}.`)
    return renderDocument(built.payload, shop)
  }
  const tree = await bareTree(request)
  const known = knownContent(shop.content)
  const ways = {
    bare: (ms = msARound) => cpuOf(ms, () => renderToString(tree)),
    known: (ms = msARound) => cpuOf(ms, () => make(known)),
    // The head and foot of the site have been seen long before.
    firstSeen: (ms = msARound) =>
      cpuOf(ms, () => {
        known.forget(new Set([`slug:${request.story}`]))
        return make(known)
      }),
  }
  for (const way of Object.values(ways)) await way(msOfWarmUp)
  return alternate(rounds, ways)
}

/** The same stories as React elements that only have to be rendered. */
async function bareTree({
  site,
  texts,
  story,
}: {
  site: Parameters<typeof pageReaderOf>[1]['site']
  texts: Parameters<typeof pageReaderOf>[1]['texts']
  story: string
}) {
  const draw = async (slug: string) => {
    const found = await shop.content.findStory(slug, texts)
    if (!found) throw new Error(`There is no story ${slug}.`)
    const blok = parseStory(found.content, found.full_slug, shop.registry)
    return drawBlok(
      blok,
      await loadData(
        blok,
        pageReaderOf(shop, { site, texts }, () => {}),
      ),
    )
  }
  return (
    <SiteContext value={site}>
      <MessagesContext value={shop.messages}>
        {await draw(`${site.channel}/global/header`)}
        <main id="inhalt" tabIndex={-1}>
          {await draw(story)}
        </main>
        {await draw(`${site.channel}/global/footer`)}
      </MessagesContext>
    </SiteContext>
  )
}

/** CPU milliseconds of one call, over as many as fit into a round. */
async function cpuOf(ms: number, work: () => unknown): Promise<number> {
  await work()
  const before = process.cpuUsage()
  const until = performance.now() + ms
  let calls = 0
  do {
    await work()
    calls++
  } while (performance.now() < until)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / calls
}
