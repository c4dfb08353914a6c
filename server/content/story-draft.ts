import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/database.ts'
import type { ReleaseVersion, StoryContentTable } from '../database/story-content-table.ts'
import type { JsonObject } from './blok-tree.ts'
import type { ContentWriting } from './content-writing.ts'
import { type ContentColumns, contentColumns } from './story-content.ts'
import type { StoryProblem } from './story-problem.ts'

/** What an editor saves as a draft and then publishes; what is left out stays as it is. */
export interface StoryDraft {
  name?: string
  /** The root blok. */
  content?: unknown
  /** The same as it is stored, by whom that was worked out already. */
  columns?: ContentColumns
  path?: string | null
  tags?: string[]
  sortByDate?: string | null
  metaData?: JsonObject | null
  /** What the schemas of the blocks say is wrong with this content. None, when the content comes without. */
  problems?: readonly StoryProblem[]
}

/** Saves a draft, or a text in a release, keeping what it leaves out: of the text before it, and where there was none in the release, of the draft. Answers what was written, and the text that it began with. */
export async function writeDraft(
  writing: ContentWriting,
  story: { id: number; name: string },
  draft: StoryDraft,
  version: 'draft' | ReleaseVersion = 'draft',
): Promise<{ before: TextRow | undefined; text: TextRow }> {
  const before = (await findDraft(writing, story.id, version)) ?? (await findDraft(writing, story.id))
  const content =
    draft.content === undefined && before
      ? before
      : { ...(draft.columns ?? contentColumns(draft.content)), problems: JSON.stringify(draft.problems ?? []) }
  const text: TextRow = {
    ...content,
    story_id: story.id,
    version,
    name: draft.name ?? (version === 'draft' ? story.name : (before?.name ?? story.name)),
    path: draft.path === undefined ? (before?.path ?? null) : draft.path,
    sort_by_date: draft.sortByDate === undefined ? (before?.sort_by_date ?? null) : draft.sortByDate,
    meta_data: draft.metaData === undefined ? (before?.meta_data ?? null) : draft.metaData && JSON.stringify(draft.metaData),
    tags: draft.tags === undefined ? (before?.tags ?? '[]') : JSON.stringify([...new Set(draft.tags)]),
  }
  await putContent(writing, text)
  return { before, text }
}

/** A text of a story as it is stored. */
export type TextRow = Selectable<StoryContentTable>

export function findDraft(
  { trx }: { trx: Kysely<Tables> },
  id: number,
  version: 'draft' | ReleaseVersion = 'draft',
): Promise<TextRow | undefined> {
  return trx.selectFrom('story_contents').selectAll().where('story_id', '=', id).where('version', '=', version).executeTakeFirst()
}

export async function getDraft(writing: ContentWriting, id: number): Promise<TextRow> {
  const draft = await findDraft(writing, id)
  if (!draft) throw new Error(`Story ${id} has no draft, though every story is saved with one. Restore the database from a backup.`)
  return draft
}

/** A text with another content, all that follows from that with it. Throws `RefusedWrite` when it is none. */
export function withContent(row: TextRow, content: unknown): TextRow {
  return { ...row, ...contentColumns(content) }
}

/** Writes one version of a story with its tags. */
export async function putContent({ trx, unkept }: ContentWriting, row: TextRow) {
  const { story_id, version, ...changed } = row
  if (version === 'draft') unkept.add(story_id)
  await trx
    .insertInto('story_contents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['story_id', 'version']).doUpdateSet(changed))
    .execute()
  await trx.deleteFrom('story_tags').where('story_id', '=', story_id).where('version', '=', version).execute()
  const tags = Tags.parse(JSON.parse(row.tags))
  if (tags.length > 0)
    await trx
      .insertInto('story_tags')
      .values(tags.map((name) => ({ story_id, version, name })))
      .execute()
}

const Tags = z.array(z.string())
