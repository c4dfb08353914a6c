import { setTimeout as after } from 'node:timers/promises'
import { onBothDatabases } from './databases.ts'
import { adminToken, manage } from './management.ts'
import { percentile } from './median.ts'
import { isForeignContent, startShop } from './processes.ts'
import type { Row } from './row.ts'
import { pageOfBlocks } from './stories.ts'

const publishes = 200
/** Until both processes have done once what they do at every publish. */
const warmUp = 20
const blocks = 30

/** From the request that publishes at one process to the new bytes at another one, on the same database, that is asked over and over. */
export async function publishAcross(): Promise<Row[]> {
  if (isForeignContent) return []
  return onBothDatabases(async ({ name, fresh }) => {
    const settings = { ...(await fresh()), STUDIO_ADMIN_TOKEN: adminToken }
    const here = await startShop(settings)
    const there = await startShop(settings)
    try {
      const { stories } = await manage<{ stories: { id: number }[] }>(here.studio, 'GET', 'stories?by_slugs=anlass')
      const story = { name: 'Weit', slug: 'weit', parent_id: stories[0]?.id, content: pageOfBlocks(blocks, 'Anfang') }
      const { id } = (await manage<{ story: { id: number } }>(here.studio, 'POST', 'stories', { story, publish: 1 })).story
      const ms: number[] = []
      for (let index = 0; index < warmUp + publishes; index++) {
        const title = `Stand-${index}.`
        await manage(here.studio, 'PUT', `stories/${id}`, { story: { content: pageOfBlocks(blocks, title) } })
        const start = performance.now()
        await manage(here.studio, 'GET', `stories/${id}/publish`)
        while (!(await (await fetch(`${there.shop}/weit/`)).text()).includes(title)) await after(1)
        if (index >= warmUp) ms.push(performance.now() - start)
      }
      return [
        { measure: `publish to new bytes at a second process, ${name}, p50`, ours: percentile(ms, 0.5), unit: 'ms' },
        {
          measure: `publish to new bytes at a second process, ${name}, p99`,
          ours: percentile(ms, 0.99),
          unit: 'ms',
          ...(name === 'PostgreSQL' && { target: { atMost: 150 } }),
        },
      ]
    } finally {
      await here.stop()
      await there.stop()
    }
  })
}
