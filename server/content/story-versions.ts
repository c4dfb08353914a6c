import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { StoryTable } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { ReleaseVersion } from '../database/story-content-table.ts'
import type { ContentWriting } from './content-writing.ts'
import { jsonAround } from './json-around.ts'
import { findDraft, type TextRow } from './story-draft.ts'

/** A story as a version keeps it: all of a draft, and where it stood. */
export const KeptStory = z.object({
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  path: z.string().nullable(),
  sort_by_date: z.string().nullable(),
  meta_data: z.record(z.string(), z.unknown()).nullable(),
  tags: z.array(z.string()),
  content: z.record(z.string(), z.unknown()).nullable(),
})

export type KeptStory = z.infer<typeof KeptStory>

/**
 * `settings`: a save that left the text as it was and changed something else, so that nobody overwrites that unseen. `refused`: a text
 * that was sent against an older version than the newest. `release`: one of a release. Neither was the draft.
 */
export type VersionEvent = 'seed' | 'create' | 'update' | 'settings' | 'publish' | 'unpublish' | 'move' | 'restore' | 'refused' | 'release'

type StoryRow = Selectable<StoryTable>

/** The event of a save whose text was let go, because the same person saved again soon after. It is in no list. */
export const savedOver = 'saved-over'

/** Thrown when someone else wrote the story since it was read. Nothing was written. */
export class StoryWriteConflict extends Error {
  override name = 'StoryWriteConflict'
}

/**
 * Keeps the story as it now stands, as its newest version, and answers its id. Seeding keeps none (`null`): what is seeded stands in
 * the code.
 *
 * @param standing  the story and its draft, by whom they are known; otherwise they are read
 */
export async function keepVersion(
  writing: ContentWriting,
  before: Pick<StoryRow, 'id' | 'version_id'>,
  event: VersionEvent,
  standing?: StandingStory,
): Promise<number | null> {
  if (writing.isSeeding) return null
  const { trx, authorId } = writing
  const story = keptStoryJson(standing ?? (await readStanding(writing, before.id, 'draft')))
  const version_id = await insertVersion(writing, before.id, event, story)
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set({ version_id, last_author_id: authorId })
    .where('id', '=', before.id)
    .where('version_id', before.version_id === null ? 'is' : '=', before.version_id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new StoryWriteConflict(`Story ${before.id} was changed by someone else at the same moment. Save again.`)
  writing.unkept.delete(before.id)
  return version_id
}

/**
 * With the first write of an editor, what the seeder wrote becomes a version too, so that it can be restored.
 *
 * @param standing  what the seeder wrote, where the editor's text is written already; otherwise it is read
 */
export async function keepSeeded(writing: ContentWriting, row: StoryRow, standing?: StandingStory): Promise<StoryRow> {
  if (writing.isSeeding || row.version_id !== null) return row
  await keepVersion({ ...writing, authorId: null }, row, 'seed', standing)
  return writing.trx.selectFrom('stories').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
}

/** Keeps a text that did not become the draft. Answers the id of its version. */
export function keepRefused(writing: ContentWriting, storyId: number, story: KeptStory): Promise<number> {
  return insertVersion(writing, storyId, 'refused', JSON.stringify(story))
}

/** Keeps the text that a story has in a release, beside the story's own versions. Answers the id of its version. */
export async function keepReleaseText(writing: ContentWriting, storyId: number, version: ReleaseVersion): Promise<number> {
  return insertVersion(writing, storyId, 'release', keptStoryJson(await readStanding(writing, storyId, version)))
}

export async function readKeptStory(writing: ContentWriting, id: number): Promise<KeptStory> {
  return KeptStory.parse(JSON.parse(keptStoryJson(await readStanding(writing, id, 'draft'))))
}

type StandingStory = Pick<KeptStory, 'name' | 'slug' | 'full_slug'> & {
  /** A folder has none. */
  text: Pick<TextRow, 'path' | 'sort_by_date' | 'meta_data' | 'tags' | 'content'> | undefined
}

/** Whether a version would keep the one as the other. */
export const isKeptAlike = (one: StandingStory, other: StandingStory): boolean => keptStoryJson(one) === keptStoryJson(other)

async function readStanding(writing: ContentWriting, id: number, version: 'draft' | ReleaseVersion): Promise<StandingStory> {
  const row = await writing.trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const text = await findDraft(writing, id, version)
  return { ...row, name: version === 'draft' ? row.name : (text?.name ?? row.name), text }
}

/** A `KeptStory` as JSON. */
function keptStoryJson({ name, slug, full_slug, text }: StandingStory): string {
  const written = { meta_data: text?.meta_data ?? 'null', tags: text?.tags ?? '[]', content: text?.content ?? 'null' }
  return jsonAround(written, { name, slug, full_slug, path: text?.path ?? null, sort_by_date: text?.sort_by_date ?? null })
}

async function insertVersion({ trx, now, authorId }: ContentWriting, storyId: number, event: VersionEvent, story: string) {
  const id = newId()
  const is_draft = event === 'publish' ? 0 : 1
  const row = { id, story_id: storyId, event, author_id: authorId, is_draft, story, created_at: now }
  await trx.insertInto('story_versions').values(row).execute()
  return id
}
