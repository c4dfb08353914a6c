import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markDoneFor } from '../server/content/build-marks.ts'
import { openContentStore } from '../server/content/content-store.ts'
import { createStory, publishStory } from '../server/content/story-writing.ts'
import { copyTables } from '../server/content-command/copy-tables.ts'
import type { Database } from '../server/database/database.ts'
import { openDatabaseOf } from '../server/database/open-database.ts'
import { codeVersion } from '../server/start/code-version.ts'
import { type BenchDatabase, onBothDatabases } from './databases.ts'
import { alternate, median, percentile } from './median.ts'
import { contentSettings, isForeignContent, type Shop, startShop } from './processes.ts'
import type { Row } from './row.ts'
import { pageOfBlocks } from './stories.ts'

const rounds = 7
const readsARound = 200
const few = 100
const many = 100_000
const storiesAFolder = 1_000

/** Reads of the Delivery API over HTTP, among few stories and many. */
export async function deliveryApi(): Promise<Row[]> {
  if (isForeignContent) return foreignRows()
  return onBothDatabases(measureOn)
}

async function measureOn({ name, fresh }: BenchDatabase): Promise<Row[]> {
  const small = await shopWith(few, await fresh())
  const large = await shopWith(many, await fresh())
  try {
    const { ours, limit } = await alternate(rounds, { ours: () => storyMs(large), limit: () => storyMs(small) })
    const listings: number[] = []
    for (let index = 0; index < 100; index++)
      listings.push(await timed(address(large, 'stories', folderQuery(index % (many / storiesAFolder)))))
    return [
      {
        measure: `Delivery API, a story by slug of ${many}, against one of ${few}, ${name}`,
        ours,
        limit,
        unit: 'ms',
        target: { atMost: 1.5 },
      },
      {
        measure: `Delivery API, a folder filtered and sorted among ${many}, ${name}, p95`,
        ours: percentile(listings, 0.95),
        unit: 'ms',
        target: { atMost: 50 },
      },
    ]
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function storyMs(shop: Shop): Promise<number> {
  const reads: number[] = []
  // The same number of folders is asked for in both.
  for (let index = 0; index < readsARound; index++) reads.push(await timed(address(shop, `stories/${slugOf(index % few)}`)))
  return median(reads)
}

async function timed(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - start
}

const folderOf = (index: number) => `folder-${Math.floor(index / storiesAFolder)}`
const nameOf = (index: number) => `story-${index}`
const slugOf = (index: number) => `${folderOf(index)}/${nameOf(index)}`
const folderQuery = (folder: number) => ({
  starts_with: `folder-${folder}/`,
  'filter_query[title][like]': '*7*',
  sort_by: 'content.title:desc',
  per_page: '25',
})

function address({ studio, folder }: Shop, path: string, query: Record<string, string> = {}): string {
  const { public: token } = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'))
  return `${studio}/v2/cdn/${path}?${new URLSearchParams({ token, ...query })}`
}

/** A shop whose content has so many stories more, in folders of a thousand. They are written into SQLite and moved from there, which is faster. */
async function shopWith(stories: number, settings: Awaited<ReturnType<BenchDatabase['fresh']>>): Promise<Shop> {
  const database = await openDatabaseOf({ dataFolder: settings.DATA_DIR, databaseUrl: undefined })
  await writeStories(database, stories)
  // Its first start would look at them all beside what is measured.
  await markDoneFor(database, 'check', codeVersion('dist'))
  if (settings.DATABASE_URL) {
    const target = await openDatabaseOf({ dataFolder: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL })
    await copyTables(database, target)
    await target.close()
  }
  await database.close()
  return startShop({ ...settings })
}

async function writeStories(database: Database, stories: number): Promise<void> {
  const store = await openContentStore(database, { id: 1, name: 'Anlass', domain: 'http://localhost/', languages: ['de-at', 'de-ch'] })
  for (let from = 0; from < stories; from += storiesAFolder) {
    await store.transaction(async (writing) => {
      const parentId = await createStory(writing, { name: folderOf(from), slug: folderOf(from), isFolder: true })
      for (let index = from; index < Math.min(stories, from + storiesAFolder); index++) {
        const story = { name: nameOf(index), slug: nameOf(index), parentId, content: { ...pageOfBlocks(3, nameOf(index)) } }
        await publishStory(writing, await createStory(writing, story))
      }
    })
  }
}

/** Of a service elsewhere nothing is known but that it has stories. */
async function foreignRows(): Promise<Row[]> {
  const { STORYBLOK_API_URL: url = 'https://api.storyblok.com', STORYBLOK_TOKEN: token = '' } = contentSettings
  const list = `${url.replace(/(\/v2)?\/?$/, '')}/v2/cdn/stories?${new URLSearchParams({ token, version: 'published', per_page: '25' })}`
  const stories: { stories: { full_slug: string }[] } = await (await fetch(list)).json()
  const [first] = stories.stories
  if (!first) return []
  const reads: number[] = []
  for (let index = 0; index < 25; index++) reads.push(await timed(list.replace('stories?', `stories/${first.full_slug}?`)))
  return [{ measure: 'Delivery API elsewhere, a story by slug', ours: median(reads), unit: 'ms' }]
}
