import type { Selectable } from 'kysely'
import type { StoryTable } from '../../database/database.ts'
import { isObject } from '../blok-tree.ts'
import type { ContentWriting } from '../content-writing.ts'
import type { StoryDraft } from '../story-draft.ts'
import { keepRefused, readKeptStory } from '../story-versions.ts'
import { ManagementError } from './management-error.ts'
import type { StoryChangeRequest } from './story-change-request.ts'

type StoryRow = Selectable<StoryTable>

/** Whether the text was made from a version that is not the newest any more. */
export async function isStale({ trx }: ContentWriting, row: StoryRow, { body, forces }: StoryChangeRequest): Promise<boolean> {
  const { base_version_id: base } = body
  if (forces || base === undefined || base === row.version_id) return false
  const version = await trx
    .selectFrom('story_versions')
    .select('event')
    .where('id', '=', base ?? row.version_id)
    .where('story_id', '=', row.id)
    .executeTakeFirst()
  // It was made from what was seeded, of which a version was kept meanwhile, or somebody has saved since.
  if (base === null) return version?.event !== 'seed'
  // A version of another story, as of another space, says nothing about this one.
  return version !== undefined
}

/** Whether the text of a story in a release was saved by somebody else since this one was made from it. */
export async function isStaleInRelease({ trx }: ContentWriting, id: number, releaseId: number, { body, forces }: StoryChangeRequest) {
  if (forces || body.text_version_id === undefined) return undefined
  const member = trx.selectFrom('release_stories').select('text_version_id').where('story_id', '=', id).where('release_id', '=', releaseId)
  const current = (await member.executeTakeFirst())?.text_version_id ?? null
  return current === body.text_version_id ? undefined : { current }
}

/** Keeps a text beside the newer one that it would have overwritten. */
export async function keepStale(
  writing: ContentWriting,
  row: StoryRow,
  draft: StoryDraft,
  current: number | null = row.version_id,
): Promise<{ kept: number; current: number | null }> {
  const standing = await readKeptStory(writing, row.id)
  const kept = await keepRefused(writing, row.id, {
    ...standing,
    name: draft.name ?? standing.name,
    content: isObject(draft.content) ? draft.content : standing.content,
    tags: draft.tags ?? standing.tags,
    path: draft.path === undefined ? standing.path : draft.path,
    sort_by_date: draft.sortByDate === undefined ? standing.sort_by_date : draft.sortByDate,
    meta_data: draft.metaData === undefined ? standing.meta_data : draft.metaData,
  })
  return { kept, current }
}

/** The 409 that tells where the refused text is. */
export function staleVersion({ kept, current }: { kept: number; current: number | null }) {
  const error = `Someone else saved this story since you opened it. Your text is kept as version ${kept}; read the present one, then save with base_version_id ${current}, or with force_update to overwrite it.`
  return new ManagementError(409, { error, current_version_id: current, kept_version_id: kept })
}
