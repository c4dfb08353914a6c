/** What is done to the texts of a release. A story has at most one text in each; the story itself stays as it is until the release goes live. */
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { StoryTable, Tables } from '../database/database.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'
import { releaseVersion } from './release-version.ts'
import { announce } from './story-announcing.ts'
import { findDraft, putContent, type StoryDraft, writeDraft } from './story-draft.ts'
import { getStoryRow } from './story-place.ts'
import { readTrashed } from './story-trash.ts'
import { keepReleaseText, keepSeeded, type VersionEvent } from './story-versions.ts'
import { publishStory } from './story-writing.ts'

/**
 * Saves the text of a story in a release. `base` is the version of the story it was made from: the present one when left out the
 * first time, later the one that it was.
 */
export async function putInRelease(writing: ContentWriting, releaseId: number, storyId: number, draft: StoryDraft, base?: number) {
  const { trx, now, authorId } = writing
  const story = await keepSeeded(writing, await getStoryRow(trx, storyId))
  if (story.is_folder) throw new RefusedWrite('release_id', `"${story.full_slug}" is a folder; only stories have a text in a release.`)
  await writeDraft(writing, story, draft, releaseVersion(releaseId))
  const saved = { author_id: authorId, updated_at: now, ...(base !== undefined && { base_version_id: base }) }
  await trx
    .insertInto('release_stories')
    .values({ release_id: releaseId, story_id: storyId, base_version_id: story.version_id, ...saved })
    .onConflict((conflict) => conflict.columns(['release_id', 'story_id']).doUpdateSet(saved))
    .execute()
  await noteReleaseText(writing, releaseId, storyId)
  announce(writing, 'drafted', story)
}

/** Keeps the text that a story now has in a release as a version, and lets whoever has checked the release know that it is another one. */
export async function noteReleaseText(writing: ContentWriting, releaseId: number, storyId: number): Promise<void> {
  const text_version_id = await keepReleaseText(writing, storyId, releaseVersion(releaseId))
  const member = writing.trx.updateTable('release_stories').set({ text_version_id })
  await member.where('release_id', '=', releaseId).where('story_id', '=', storyId).execute()
  await touchRelease(writing, releaseId)
}

/** Takes the text of a story out of a release; its versions keep it. Answers whether there was one. */
export async function takeFromRelease(writing: ContentWriting, releaseId: number, storyId: number): Promise<boolean> {
  const { trx } = writing
  const membership = trx.deleteFrom('release_stories').where('release_id', '=', releaseId).where('story_id', '=', storyId)
  const { numDeletedRows } = await membership.executeTakeFirstOrThrow()
  await deleteTexts(trx, releaseId, storyId)
  await touchRelease(writing, releaseId)
  return numDeletedRows > 0n
}

export async function deleteRelease({ trx }: ContentWriting, releaseId: number): Promise<void> {
  await deleteTexts(trx, releaseId)
  await trx.deleteFrom('releases').where('id', '=', releaseId).execute()
}

/** Publishes every text of a release. Each takes the place of its story's draft too. */
export async function mergeRelease(writing: ContentWriting, releaseId: number): Promise<void> {
  const { trx } = writing
  const texts = await trx
    .selectFrom('story_contents')
    .selectAll()
    .where('story_id', 'in', memberIds(trx, releaseId))
    .where('version', '=', releaseVersion(releaseId))
    .orderBy('story_id')
    .execute()
  for (const text of texts) {
    const story = await keepSeeded(writing, await getStoryRow(trx, text.story_id))
    await putContent(writing, { ...text, version: 'draft' })
    await trx.updateTable('stories').set({ name: text.name, updated_at: writing.now }).where('id', '=', story.id).execute()
    await publishStory(writing, story.id)
  }
  await deleteTexts(trx, releaseId)
  writing.changes.push({ action: 'release-merged', releaseId })
}

/** The stories of a release; of a deleted one its row as it is in the trash. */
export async function selectReleaseStories(kysely: Kysely<Tables>, releaseId: number) {
  const members = await kysely.selectFrom('release_stories').selectAll().where('release_id', '=', releaseId).orderBy('story_id').execute()
  const ids = [-1, ...members.map(({ story_id }) => story_id)]
  const rows = await kysely.selectFrom('stories').selectAll().where('id', 'in', ids).execute()
  const stories = new Map(rows.map((row) => [row.id, row]))
  const trashed = await readTrashed(
    kysely,
    ids.filter((id) => !stories.has(id)),
  )
  return members.map((member) => ({ ...member, story: stories.get(member.story_id), trashed: trashed.get(member.story_id) }))
}

type StoryRow = Selectable<StoryTable>

const changing: VersionEvent[] = ['create', 'update', 'publish', 'unpublish', 'restore']

/** Of a row `member` of `release_stories`: whether its story was saved, published or taken offline since its text was begun. */
export const isConflict = sql<SqlBool>`exists (select 1 from story_versions as version where version.story_id = member.story_id
  and version.id > member.base_version_id and version.event in (${sql.join(changing)}))`

/** In which releases a story has a text that is in no conflict. */
export async function selectWithoutConflict({ trx }: ContentWriting, storyId: number): Promise<number[]> {
  const members = trx.selectFrom('release_stories as member').select('member.release_id').where('member.story_id', '=', storyId)
  return (await members.where((where) => where.not(isConflict)).execute()).map(({ release_id }) => release_id)
}

/** From now on the texts of a story in these releases count as made from the story as it stands. */
export async function rebase({ trx }: ContentWriting, storyId: number, releaseIds: number[]): Promise<void> {
  const { version_id } = await getStoryRow(trx, storyId)
  const members = trx.updateTable('release_stories').set({ base_version_id: version_id })
  await members
    .where('story_id', '=', storyId)
    .where('release_id', 'in', [-1, ...releaseIds])
    .execute()
}

/** Those that were saved, published or taken offline since their text in the release was begun: going live would overwrite that. */
export async function findConflicts(kysely: Kysely<Tables>, releaseId: number): Promise<StoryRow[]> {
  return kysely
    .selectFrom('stories as story')
    .innerJoin('release_stories as member', 'member.story_id', 'story.id')
    .selectAll('story')
    .where('member.release_id', '=', releaseId)
    .where(isConflict)
    .orderBy('story.full_slug')
    .execute()
}

/** The text of a story in a release; `undefined` when it has none there. */
export function findReleaseText(reading: { trx: Kysely<Tables> }, releaseId: number, storyId: number) {
  return findDraft(reading, storyId, releaseVersion(releaseId))
}

async function touchRelease({ trx, now }: ContentWriting, id: number): Promise<void> {
  await trx
    .updateTable('releases')
    .set((row) => ({ revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

async function deleteTexts(trx: Kysely<Tables>, releaseId: number, storyId?: number): Promise<void> {
  for (const table of ['story_contents', 'story_tags'] as const) {
    const texts = trx.deleteFrom(table).where('version', '=', releaseVersion(releaseId))
    const members = storyId === undefined ? texts.where('story_id', 'in', memberIds(trx, releaseId)) : texts.where('story_id', '=', storyId)
    await members.execute()
  }
}

const memberIds = (kysely: Kysely<Tables>, releaseId: number) =>
  kysely.selectFrom('release_stories').select('release_stories.story_id').where('release_id', '=', releaseId)
