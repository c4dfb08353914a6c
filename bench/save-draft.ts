import { onBothDatabases } from './databases.ts'
import { adminToken, manage } from './management.ts'
import { percentile } from './median.ts'
import { isForeignContent, startShop } from './processes.ts'
import type { Row } from './row.ts'
import { pageOfBlocks } from './stories.ts'

const saves = 300
/** Not counted: the first start of a build looks at every story, and nobody saves first in a server's first seconds. */
const savesBefore = 300
const kilobytes = 40

/** A draft saved through the Management API: from the request until it is answered, which is when the text has reached the disk. */
export async function saveDraft(): Promise<Row[]> {
  if (isForeignContent) return []
  return onBothDatabases(async ({ name, fresh }) => {
    const shop = await startShop({ ...(await fresh()), STUDIO_ADMIN_TOKEN: adminToken })
    try {
      const begun = { name: 'Lang', slug: 'lang', content: pageOfBlocks(0, 'Lang') }
      const { story } = await manage<{ story: { id: number } }>(shop.studio, 'POST', 'stories', { story: begun })
      const ms: number[] = []
      for (let index = -savesBefore; index < saves; index++) {
        const content = longPage(`Stand ${index}`)
        const start = performance.now()
        await manage(shop.studio, 'PUT', `stories/${story.id}`, { story: { content } })
        if (index >= 0) ms.push(performance.now() - start)
      }
      return [
        {
          measure: `a draft of ${kilobytes} kB saved, ${name}, p50`,
          ours: percentile(ms, 0.5),
          unit: 'ms',
          ...(name === 'SQLite' && { target: { atMost: 5 } }),
        },
        { measure: `a draft of ${kilobytes} kB saved, ${name}, p95`, ours: percentile(ms, 0.95), unit: 'ms' },
      ]
    } finally {
      await shop.stop()
    }
  })
}

/** As many blocks as make up the size. */
function longPage(title: string) {
  let size = 10
  while (JSON.stringify(pageOfBlocks(size, title)).length < kilobytes * 1000) size++
  return pageOfBlocks(size, title)
}
