/**
 * Fills the content store with what the shop ships with, at every start. What an editor has
 * changed, moved or deleted since is theirs: the seeder remembers what it wrote and leaves
 * everything alone that is not exactly that any more.
 */
import { createHash } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { AssetRecord } from './asset-writing.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentWriting } from './content-writing.ts'
import type { DatasourceRecord } from './datasource-writing.ts'
import type { SeedItem } from './seed-item.ts'
import { assetItem, datasourceItem } from './seed-record.ts'
import { type SeedStory, storyItem } from './seed-story.ts'

export interface Seed {
  stories: SeedStory[]
  datasources: DatasourceRecord[]
  assets: AssetRecord[]
}

export interface SeedCount {
  created: number
  updated: number
  /** Seeds that are new or have changed, but whose place in the database is an editor's work. */
  kept: number
  /** Seeds that are the same as last time. */
  unchanged: number
}

/** Writes the seed in one transaction; seeded stories are published unless they are drafts. Running it again changes nothing. */
export async function seedContent(store: ContentStore, seed: Seed): Promise<SeedCount> {
  const items = await hashedItems(seed)
  const plantAll = async (writing: ContentWriting) => {
    const count: SeedCount = { created: 0, updated: 0, kept: 0, unchanged: 0 }
    const memory = await writing.trx.selectFrom('seeds').selectAll().execute()
    const last = new Map(memory.map((row) => [row.key, row]))

    for (const { item, seedHash } of items) {
      const before = last.get(item.key)
      const outcome = before?.seed_hash === seedHash ? 'unchanged' : await plant(writing, item, before?.stored_hash)
      count[outcome] += 1
      if (outcome === 'created' || outcome === 'updated') {
        const row = { key: item.key, seed_hash: seedHash, stored_hash: hashOf(await item.findStored(writing)) }
        await writing.trx
          .insertInto('seeds')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute()
      }
    }
    return count
  }
  return store.transaction(plantAll, { isSeeding: true })
}

/** With a turn for visitors after each, and before anything is written: a transaction keeps other processes from writing. */
async function hashedItems(seed: Seed) {
  const items: { item: SeedItem; seedHash: string }[] = []
  for (const item of seedItems(seed)) {
    items.push({ item, seedHash: hashOf(item.seed) })
    await othersTurn()
  }
  return items
}

async function plant(writing: ContentWriting, item: SeedItem, storedHash: string | undefined): Promise<'created' | 'updated' | 'kept'> {
  if (storedHash === undefined) {
    if (await item.isTaken(writing)) return 'kept'
    await item.write(writing)
    return 'created'
  }
  if (hashOf(await item.findStored(writing)) !== storedHash) return 'kept'
  await item.write(writing)
  return 'updated'
}

/** Folders come before what stands in them, so that a seeded folder is not made twice. */
function* seedItems({ stories, datasources, assets }: Seed): Generator<SeedItem> {
  yield* assets.map(assetItem)
  yield* datasources.map(datasourceItem)
  const folders = stories.filter((story) => story.isFolder)
  yield* folders.toSorted((a, b) => a.fullSlug.localeCompare(b.fullSlug)).map(storyItem)
  yield* stories.filter((story) => !story.isFolder).map(storyItem)
}

function hashOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
}
