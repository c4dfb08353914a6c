import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { isWithin } from '../../accounts/rights.ts'
import type { StoryTable } from '../../database/database.ts'
import { withTurns } from '../../threads/with-turns.ts'
import { isObject } from '../blok-tree.ts'
import type { ContentWriting } from '../content-writing.ts'
import { findLanguage } from '../delivery/story-language.ts'
import { getSpace } from '../space.ts'
import { announce } from '../story-announcing.ts'
import { moveStory, type StoryPlace } from '../story-moving.ts'
import { selectInside } from '../story-place.ts'
import { schedulePublishing } from '../story-scheduling.ts'
import { StoryWriteConflict } from '../story-versions.ts'
import { createStory, publishStory, saveDraft } from '../story-writing.ts'
import { translateSlug } from '../translated-slugs.ts'
import { recordActivity } from './activities.ts'
import { problemsIn, refuseProblems } from './content-problems.ts'
import { demand } from './demand.ts'
import type { Actor, ManagementParts } from './environment.ts'
import { forbidden, invalid, notFound } from './management-error.ts'
import { checkReachable, whyUnreachable } from './reserved-slugs.ts'
import { demandStage } from './stage-rules.ts'
import { isStale, keepStale, staleVersion } from './stale-save.ts'
import { type StoryBody, StoryOptions } from './story-body.ts'
import { readDraft, type StoryChangeRequest } from './story-change-request.ts'
import { readSettings } from './story-settings.ts'

type StoryRow = Selectable<StoryTable>

/** Makes a story or folder and answers its id. `alsoDo` is done in the same transaction. */
export async function createManagedStory(
  parts: ManagementParts,
  request: StoryChangeRequest,
  alsoDo?: (writing: ContentWriting, row: StoryRow) => Promise<void>,
): Promise<number> {
  const { actor, body, publishes } = request
  const draft = await readDraft(parts, request, undefined)
  const id = await parts.store.transaction(async (writing) => {
    const id = await createStory(writing, {
      ...draft,
      name: body.name ?? '',
      slug: body.slug ?? '',
      parentId: body.parent_id ?? 0,
      position: body.position,
      isFolder: body.is_folder ?? false,
      isStartpage: body.is_startpage ?? false,
      ...(body.group_id && { groupId: body.group_id }),
    })
    const row = await getRow(writing, id)
    checkReachable(row)
    demand(actor, 'save_stories', row.full_slug)
    await writeOptions(writing, actor, row, body)
    await recordActivity(writing, 'story.create', row)
    await alsoDo?.(writing, row)
    if (publishes && !draft.problems?.length) await publishManaged(writing, actor, row)
    return id
  }, authorship(actor))
  if (publishes) refuseProblems(draft.problems)
  return id
}

/**
 * Saves what the request names. With `publishes` the draft goes live in the same transaction, unless something is
 * wrong with it: then it is saved, not published, and the problems are thrown as 422.
 */
export async function changeStory(parts: ManagementParts, id: number, request: StoryChangeRequest): Promise<void> {
  const { actor, body, publishes } = request
  const { store } = parts
  const before = await store.database.kysely.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) throw notFound()
  demand(actor, 'save_stories', before.full_slug)
  const draft = before.is_folder ? { name: body.name } : await readDraft(parts, request, id)

  const refusedVersion = await store.transaction(async (writing) => {
    const row = await getRow(writing, id)
    if (await isStale(writing, row, request)) return keepStale(writing, row, draft)
    await demandStage(writing.trx, actor, row, 'save')
    const settings = await readSettings(writing, id)
    await place(writing, actor, row, body)
    await writeOptions(writing, actor, await getRow(writing, id), body)
    const changesSettings = !isDeepStrictEqual(await readSettings(writing, id), settings)
    await saveDraft(writing, id, draft, { changesSettings })
    const saved = await getRow(writing, id)
    await recordActivity(writing, 'story.update', saved)
    if (publishes && !draft.problems?.length) await publishManaged(writing, actor, saved)
    return undefined
  }, authorship(actor))

  if (refusedVersion !== undefined) throw staleVersion(refusedVersion)
  if (publishes) refuseProblems(draft.problems)
}

/** Publishes the draft as it was saved. Throws 422 with the problems when it has any. */
export async function publishManagedStory(parts: ManagementParts, actor: Actor, id: number): Promise<void> {
  const { store } = parts
  const { kysely } = store.database
  const checked = await kysely.selectFrom('stories').select('version_id').where('id', '=', id).executeTakeFirst()
  const draft = await kysely
    .selectFrom('story_contents')
    .select('content')
    .where('story_id', '=', id)
    .where('version', '=', 'draft')
    .executeTakeFirst()
  if (!checked) throw notFound()
  // The blocks may have changed since the draft was saved.
  if (draft) refuseProblems(await problemsIn(parts, draft.content))
  await store.transaction(async (writing) => {
    const row = await getRow(writing, id)
    if (row.version_id !== checked.version_id)
      throw new StoryWriteConflict(`"${row.full_slug}" was saved by someone else meanwhile; publish again.`)
    await publishManaged(writing, actor, row)
  }, authorship(actor))
}

/** A story that is about to be written. Throws 404 when there is none. */
export async function getRow({ trx }: ContentWriting, id: number): Promise<StoryRow> {
  const row = await trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export function authorship({ person }: Actor) {
  return { authorId: person.id }
}

async function publishManaged(writing: ContentWriting, actor: Actor, row: StoryRow): Promise<void> {
  demand(actor, 'publish_stories', row.full_slug)
  await demandStage(writing.trx, actor, row, 'publish')
  await publishStory(writing, row.id)
  await recordActivity(writing, 'story.publish', row)
}

async function place(writing: ContentWriting, actor: Actor, row: StoryRow, body: StoryBody): Promise<void> {
  const to: StoryPlace = {}
  if (body.slug !== undefined && body.slug !== row.slug) to.slug = body.slug
  if (body.parent_id !== undefined && (body.parent_id ?? 0) !== row.parent_id) to.parentId = body.parent_id ?? 0
  if (body.position !== undefined && body.position !== row.position) to.position = body.position
  if (typeof body.is_startpage === 'boolean' && body.is_startpage !== (row.is_startpage === 1)) to.isStartpage = body.is_startpage
  if (Object.keys(to).length === 0) return
  if (to.slug !== undefined || to.isStartpage !== undefined) demand(actor, 'edit_story_slug', row.full_slug)
  if (to.parentId !== undefined || to.position !== undefined) demand(actor, 'move_story', row.full_slug)
  await movePlaced(writing, actor, row, to)
}

/** Moves a story to where the actor may write too. */
export async function movePlaced(writing: ContentWriting, actor: Actor, row: StoryRow, to: StoryPlace): Promise<void> {
  await moveStory(writing, row.id, to)
  const moved = await getRow(writing, row.id)
  if (!isWithin(actor.rights, moved.full_slug)) throw forbidden(`Your role does not reach "${moved.full_slug}".`)
  if (moved.full_slug === row.full_slug) return
  checkReachable(moved)
  if (moved.is_folder) await checkReachableInside(writing, row, moved)
}

/** Whatever is found in a folder must be found where the folder is now. */
async function checkReachableInside({ trx }: ContentWriting, before: StoryRow, moved: StoryRow): Promise<void> {
  const all = await selectInside(trx, moved).clearSelect().select(['full_slug', 'is_folder']).execute()
  for await (const inside of withTurns(all)) {
    const full_slug = before.full_slug + inside.full_slug.slice(moved.full_slug.length)
    if (whyUnreachable({ ...inside, full_slug }) === undefined) checkReachable(inside)
  }
}

async function writeOptions(writing: ContentWriting, actor: Actor, row: StoryRow, body: StoryBody): Promise<void> {
  const before = StoryOptions.parse(JSON.parse(row.options))
  const { default_root = before.default_root, disable_fe_editor = before.disable_fe_editor, pinned = before.pinned } = body
  const folder_content = row.is_folder && isObject(body.content) ? body.content : before.folder_content
  const options: StoryOptions = { default_root, disable_fe_editor, pinned, folder_content }
  const { publish_at = row.publish_at, expire_at = row.expire_at } = timesAhead(body, writing.now)
  const group_id = body.group_id || row.group_id
  // Whoever schedules it publishes it.
  if (publish_at !== row.publish_at && publish_at !== null) demand(actor, 'publish_stories', row.full_slug)
  if (expire_at !== row.expire_at && expire_at !== null) demand(actor, 'unpublish_stories', row.full_slug)
  await writing.trx
    .updateTable('stories')
    .set({ options: JSON.stringify(options), expire_at, group_id })
    .where('id', '=', row.id)
    .execute()
  // Its alternates stand in what readers of published content are sent.
  if (group_id !== row.group_id && row.published_at !== null) announce(writing, 'published', row)
  if (publish_at !== row.publish_at) await schedulePublishing(writing, row.id, publish_at)
  await translateSlugs(writing, actor, row, body)
}

/** A tool that sends a story as it has read it sends times, too, that have been done since: they say nothing new. */
function timesAhead({ publish_at, expire_at }: StoryBody, now: string): Pick<StoryBody, 'publish_at' | 'expire_at'> {
  const ahead = (time: string | null | undefined) => (time && time <= now ? undefined : time)
  return { publish_at: ahead(publish_at), expire_at: ahead(expire_at) }
}

async function translateSlugs(
  writing: ContentWriting,
  actor: Actor,
  row: StoryRow,
  { translated_slugs_attributes }: StoryBody,
): Promise<void> {
  if (!translated_slugs_attributes?.length) return
  demand(actor, 'edit_story_slug', row.full_slug)
  const { languages } = await getSpace(writing.trx)
  for (const { lang, ...translation } of translated_slugs_attributes) {
    const known = findLanguage(languages, lang)
    if (known === undefined)
      throw invalid('translated_slugs_attributes', `The space has no language ${lang}; its languages are ${languages.join(', ')}`)
    await translateSlug(writing, row, { lang: known, ...translation })
  }
}
