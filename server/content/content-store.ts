/**
 * The embedded content service, write side: what the seeder and the Management API do to stories.
 * Every verb is one transaction; readers of published content see its cache version grow, and
 * listeners hear of the change once it is committed.
 */
import type { Transaction } from 'kysely'
import type { Database, Tables } from '../database/database.ts'
import { newIdsAfter } from '../database/new-id.ts'
import { type AssetRecord, putAsset } from './asset-writing.ts'
import { type KnownChanges, logChanges, readChanges } from './change-log.ts'
import type { ContentChange, ContentListener } from './content-change.ts'
import type { Authorship, ContentWriting } from './content-writing.ts'
import { type DatasourceRecord, putDatasource } from './datasource-writing.ts'
import { bumpCacheVersion, getSpace, putSpace, type Space } from './space.ts'
import type { StoryDraft } from './story-draft.ts'
import { moveStory, type StoryPlace } from './story-moving.ts'
import { deleteStory, undeleteStory } from './story-trash.ts'
import { createStory, type NewStory, publishStory, saveDraft, unpublishStory } from './story-writing.ts'
import { queueWebhooks } from './webhooks/queue-webhooks.ts'

export interface ContentStore {
  database: Database
  /** Makes a story or folder and answers its id. A new story is a draft. */
  createStory(story: NewStory): Promise<number>
  saveDraft(id: number, draft: StoryDraft): Promise<void>
  /** Makes the draft what shoppers see. */
  publishStory(id: number): Promise<void>
  unpublishStory(id: number): Promise<void>
  /** A folder takes everything in it along, here and in `moveStory`. */
  deleteStory(id: number): Promise<void>
  /** Brings a deleted story back as a draft, and a folder with what was deleted with it. */
  undeleteStory(id: number): Promise<void>
  moveStory(id: number, place: StoryPlace): Promise<void>
  /** Replaces the whole datasource of that slug, or makes it. */
  putDatasource(datasource: DatasourceRecord): Promise<void>
  /** Replaces what is known of the file, or makes it known. */
  putAsset(asset: AssetRecord): Promise<void>
  /** Several writes that succeed or fail together. Call the writing verbs themselves in it; the store's own would wait for its end. */
  transaction<Result>(work: (writing: ContentWriting) => Promise<Result>, authorship?: Authorship): Promise<Result>
  /**
   * Tells of every committed change, whichever process wrote it, and of the cache version it came with. Of drafts only
   * this process's own. Answers the way to stop that.
   */
  onChange(listener: ContentListener): () => void
  /** The latest cache version whose changes the listeners were told. */
  readonly version: number
  /** What changed after a version, as far back as it is known. */
  changesSince(version: number): Promise<KnownChanges>
}

/** Opens the content of a space; a new database gets the space, an old one its present name and languages. */
export async function openContentStore(database: Database, space: Space): Promise<ContentStore> {
  await putSpace(database.kysely, space)
  const listeners = new Set<ContentListener>()
  const tell = (changes: ContentChange[], version: number) => {
    for (const change of changes) for (const listener of listeners) listener(change, version)
  }

  let version = (await getSpace(database.kysely)).cv
  let catchingUp = Promise.resolve()
  /** Tells what was committed since the last time, here or elsewhere. One after the other, so that nothing is told twice. */
  const catchUp = () => {
    catchingUp = catchingUp
      .catch(() => {})
      .then(async () => {
        const { from, changes: known } = await readChanges(database.kysely, version)
        // Too much to know what: anything may have changed.
        const unknown = from > version ? [{ cv: from, changes: [{ action: 'release-merged' as const }] }] : []
        for (const { cv, changes } of [...unknown, ...known]) {
          version = cv
          tell(changes, cv)
        }
      })
    return catchingUp
  }
  // What can't be read now is read after the next write.
  database.onForeignWrite(() => void catchUp().catch(() => {}))

  const transaction: ContentStore['transaction'] = async (work, { authorId = null, isSeeding = false } = {}) => {
    let changes: ContentChange[] = []
    const write = async (trx: Transaction<Tables>) => {
      newIdsAfter(await newestId(trx))
      changes = []
      const writing: ContentWriting = { trx, changes, unkept: new Set(), now: new Date().toISOString(), authorId, isSeeding }
      const result = await work(writing)
      if (!isSeeding) await queueWebhooks(writing)
      const isPublic = changes.some((change) => change.action !== 'drafted')
      if (!isPublic) return { result }
      const cv = await bumpCacheVersion(trx)
      await logChanges(trx, { cv, changes })
      return { result, cv }
    }
    const { result: written, lasting } = await database.write(write)
    const { result, cv } = written
    // Pages are made again while the disk writes. It is written, whatever keeps it from being read again.
    if (cv === undefined) tell(changes, version)
    else await catchUp().catch(() => tell(changes, cv))
    await lasting
    return result
  }

  return {
    database,
    createStory: (story) => transaction((writing) => createStory(writing, story)),
    saveDraft: (id, draft) => transaction((writing) => saveDraft(writing, id, draft)),
    publishStory: (id) => transaction((writing) => publishStory(writing, id)),
    unpublishStory: (id) => transaction((writing) => unpublishStory(writing, id)),
    deleteStory: (id) => transaction((writing) => deleteStory(writing, id)),
    undeleteStory: (id) => transaction((writing) => undeleteStory(writing, id)),
    moveStory: (id, place) => transaction((writing) => moveStory(writing, id, place)),
    putDatasource: (datasource) => transaction((writing) => putDatasource(writing, datasource)),
    putAsset: (asset) => transaction((writing) => putAsset(writing, asset)),
    transaction,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get version() {
      return version
    },
    changesSince: (since) => readChanges(database.kysely, since),
  }
}

/**
 * What is later has the greater id, whichever process writes it and whatever its clock says: by that a release knows that a story was
 * changed since.
 */
async function newestId(trx: Transaction<Tables>): Promise<number> {
  const newestOf = (table: 'story_versions' | 'activities') => trx.selectFrom(table).select(({ fn }) => fn.max('id').as('id'))
  const rows = await newestOf('story_versions').unionAll(newestOf('activities')).execute()
  return Math.max(0, ...rows.map(({ id }) => Number(id ?? 0)))
}
