import type { Selectable } from 'kysely'
import type { StoryTable } from '../../database/database.ts'
import type { ContentWriting } from '../content-writing.ts'
import { putInRelease, selectReleaseStories, takeFromRelease } from '../release-writing.ts'
import type { StoryDraft } from '../story-draft.ts'
import { recordActivity } from './activities.ts'
import { authorship, createManagedStory, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { demandOpen } from './deploy-release.ts'
import type { Actor, ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { findRelease } from './releases.ts'
import { demandStage } from './stage-rules.ts'
import { isStaleInRelease, keepStale, staleVersion } from './stale-save.ts'
import { type StoryBody, StoryOptions } from './story-body.ts'
import { readDraft, type StoryChangeRequest } from './story-change-request.ts'

type StoryRow = Selectable<StoryTable>

/** Makes a story that is nowhere to be seen until the release goes live, and answers its id. */
export function createInRelease(parts: ManagementParts, releaseId: number, request: StoryChangeRequest): Promise<number> {
  refusePublishing(request)
  return createManagedStory(parts, request, (writing, row) => saveText(writing, parts, row, { releaseId, actor: request.actor, draft: {} }))
}

/** Saves the text that a story has in a release; the story itself stays as it is. */
export async function changeInRelease(parts: ManagementParts, id: number, releaseId: number, request: StoryChangeRequest): Promise<void> {
  const { actor, body, forces } = request
  refusePublishing(request)
  const draft = await readDraft(parts, request, id, releaseId)
  const refused = await parts.store.transaction(async (writing) => {
    const row = await getRow(writing, id)
    demand(actor, 'save_stories', row.full_slug)
    await demandStage(writing.trx, actor, row, 'save')
    refuseOutside(row, body)
    const stale = await isStaleInRelease(writing, id, releaseId, request)
    if (stale) return keepStale(writing, row, draft, stale.current)
    const base = forces ? row.version_id : body.base_version_id
    await saveText(writing, parts, row, { releaseId, actor, draft, base: base ?? undefined })
    await recordActivity(writing, 'story.update_in_release', row)
    return undefined
  }, authorship(actor))
  if (refused) throw staleVersion(refused)
}

/** Takes a story out of a release, a deleted one too. Throws 404 when it is not in it. Answers whether the story still stands. */
export async function leaveRelease({ store }: ManagementParts, actor: Actor, id: number, releaseId: number): Promise<boolean> {
  return store.transaction(async (writing) => {
    demandOpen(await findRelease(store, releaseId, writing.trx))
    const members = await selectReleaseStories(writing.trx, releaseId)
    const { story, trashed } = members.find(({ story_id }) => story_id === id) ?? {}
    const row = story ?? trashed
    if (!row) throw notFound()
    demand(actor, 'save_stories', row.full_slug)
    await takeFromRelease(writing, releaseId, id)
    await recordActivity(writing, 'story.remove_from_release', row)
    return story !== undefined
  }, authorship(actor))
}

interface ReleaseText {
  releaseId: number
  actor: Actor
  draft: StoryDraft
  /** The version of the story that it was made from. */
  base?: number
}

async function saveText(
  writing: ContentWriting,
  { store }: ManagementParts,
  row: StoryRow,
  { releaseId, actor, draft, base }: ReleaseText,
) {
  const release = await findRelease(store, releaseId, writing.trx)
  demandOpen(release)
  // What is put into a release that has its time is published then.
  if (release.release_at !== null) demand(actor, 'publish_stories', row.full_slug)
  if (base !== undefined) await checkVersion(writing, row.id, base)
  await putInRelease(writing, releaseId, row.id, draft, base)
}

async function checkVersion({ trx }: ContentWriting, storyId: number, version: number): Promise<void> {
  const known = await trx
    .selectFrom('story_versions')
    .select('id')
    .where('id', '=', version)
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  if (!known) throw invalid('base_version_id', `There is no version ${version} of this story; send its current_version_id`)
}

function refusePublishing({ publishes }: StoryChangeRequest): void {
  if (publishes) throw invalid('publish', 'is done by the release; leave it out, or leave out release_id')
}

/** What is not part of a text can't wait for a release. A tool may send the whole story back as it read it. */
function refuseOutside(row: StoryRow, body: StoryBody): void {
  if (body.translated_slugs_attributes?.length)
    throw invalid('translated_slugs_attributes', 'belong to the story and not to its text in a release; change them without release_id')
  const { pinned, disable_fe_editor } = StoryOptions.parse(JSON.parse(row.options))
  const standing = [
    ['slug', body.slug, row.slug],
    ['parent_id', body.parent_id === null ? 0 : body.parent_id, row.parent_id],
    ['group_id', body.group_id ?? undefined, row.group_id],
    ['position', body.position, row.position],
    ['is_folder', body.is_folder ?? undefined, row.is_folder === 1],
    ['is_startpage', body.is_startpage ?? undefined, row.is_startpage === 1],
    ['publish_at', body.publish_at, row.publish_at],
    ['expire_at', body.expire_at, row.expire_at],
    ['pinned', body.pinned ?? undefined, pinned ?? false],
    ['disable_fe_editor', body.disable_fe_editor ?? undefined, disable_fe_editor ?? false],
  ] as const
  for (const [field, sent, present] of standing) {
    if (sent !== undefined && sent !== present)
      throw invalid(field, 'belongs to the story and not to its text in a release; change it without release_id')
  }
}
