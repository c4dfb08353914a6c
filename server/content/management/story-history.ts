import { Hono } from 'hono'
import { RefusedWrite } from '../../database/refused-write.ts'
import type { ContentWriting } from '../content-writing.ts'
import { readPaging } from '../delivery/paging.ts'
import { idIn } from '../delivery/query-parameters.ts'
import { findDraft } from '../story-draft.ts'
import { KeptStory, readKeptStory, savedOver } from '../story-versions.ts'
import { saveDraft } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { componentBeyondRights } from './blok-rights.ts'
import { authorship, getRow } from './change-story.ts'
import { changesBetween } from './changes-between.ts'
import { problemsIn } from './content-problems.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { forbidden, invalid, notFound } from './management-error.ts'
import { sendStory, storyAnswer } from './story-answer.ts'

/**
 * GET stories/:id/versions            the same as versions?model=stories&model_id=
 * GET story_versions?by_story_id=     &show_content=
 * GET stories/:id/compare?version=    what differs between that version and the draft
 * GET stories/:id/restore_with?version=   makes that version the draft (PUT overwrite_with does too)
 * GET stories/:id/discard_changes     makes the published version the draft
 */
export function storyHistoryRoutes(parts: ManagementParts) {
  const { store } = parts
  const { kysely } = store.database

  const restore = async (c: ManagementContext) => {
    const id = idParameter(c)
    const versionId = idIn(c.var.sent.query.text('version') ?? '')
    await restoreStory(parts, c.var.actor, id, versionId)
    return sendStory(c, await storyAnswer(parts, id))
  }

  return new Hono<ManagementEnv>()
    .get('/stories/:id{\\d+}/versions', (c) => listVersions(parts, c, idParameter(c)))
    .get('/story_versions', async (c) => {
      const { query } = c.var.sent
      const storyId = query.count('by_story_id', 1)
      if (storyId === undefined) throw invalid('by_story_id', 'is missing')
      const withContent = query.flag('show_content') ?? false
      const { rows, total, perPage } = await selectVersions(parts, c, storyId)
      const story_versions = rows.map(({ id, created_at, author_id, author, event, story }) => {
        const { content } = KeptStory.parse(JSON.parse(story))
        return {
          id,
          created_at,
          user_id: author_id,
          user: author,
          story_id: storyId,
          status: event,
          release_id: null,
          ...(withContent && { content }),
        }
      })
      return sendList(c, { story_versions }, { total, perPage })
    })
    .get('/stories/:id{\\d+}/compare', async (c) => {
      const id = idParameter(c)
      const version = await getVersion(parts, id, idIn(c.var.sent.query.text('version') ?? ''))
      const draft = await kysely.transaction().execute(async (trx) => {
        const reading: ContentWriting = { trx, changes: [], unkept: new Set(), now: '', authorId: null, isSeeding: true }
        await getRow(reading, id)
        return readKeptStory(reading, id)
      })
      return c.json({ story_id: id, version, draft, changes: changesBetween(version.story, draft) })
    })
    .get('/stories/:id{\\d+}/restore_with', restore)
    .put('/stories/:id{\\d+}/overwrite_with', restore)
    .on(['GET', 'PUT'], '/stories/:id{\\d+}/discard_changes', async (c) => {
      const id = idParameter(c)
      await discardChanges(parts, c.var.actor, id)
      return sendStory(c, await storyAnswer(parts, id))
    })
}

/** The versions of a story, the newest first. */
export async function listVersions(parts: ManagementParts, c: ManagementContext, storyId: number): Promise<Response> {
  const { rows, total, perPage } = await selectVersions(parts, c, storyId)
  const versions = rows.map(({ id, event, created_at, author_id, author, is_draft }) => {
    return { id, event, created_at, author_id, author, item_id: storyId, is_draft: is_draft === 1 }
  })
  return sendList(c, { versions }, { total, perPage })
}

/** Makes a version the draft. Where the story stands stays as it is. */
export async function restoreStory(parts: ManagementParts, actor: Actor, id: number, versionId: number): Promise<void> {
  const { store } = parts
  const { story } = await getVersion(parts, id, versionId)
  const problems = await problemsIn(parts, JSON.stringify(story.content))
  await store.transaction(async (writing) => {
    const row = await getRow(writing, id)
    demand(actor, 'save_stories', row.full_slug)
    const { name, path, tags, sort_by_date: sortByDate, meta_data: metaData, content } = story
    await demandBloks(writing, actor, id, content)
    await saveDraft(writing, id, { name, path, tags, sortByDate, metaData, content: content ?? undefined, problems }, { event: 'restore' })
    await recordActivity(writing, 'story.restore', row)
  }, authorship(actor))
}

async function discardChanges(parts: ManagementParts, actor: Actor, id: number): Promise<void> {
  const { store } = parts
  const published = store.database.kysely
    .selectFrom('story_contents')
    .selectAll()
    .where('story_id', '=', id)
    .where('version', '=', 'published')
  const live = await published.executeTakeFirst()
  const content: unknown = live && JSON.parse(live.content)
  const problems = live ? await problemsIn(parts, live.content) : []
  await store.transaction(async (writing) => {
    const row = await getRow(writing, id)
    demand(actor, 'save_stories', row.full_slug)
    if (!live) throw new RefusedWrite('id', `"${row.full_slug}" is not published; there is nothing to go back to.`)
    await demandBloks(writing, actor, id, content)
    const { name, path, sort_by_date: sortByDate } = live
    const metaData = live.meta_data && JSON.parse(live.meta_data)
    await saveDraft(writing, id, { name, path, tags: JSON.parse(live.tags), sortByDate, metaData, content, problems }, { event: 'restore' })
    await recordActivity(writing, 'story.discard_changes', row)
  }, authorship(actor))
}

async function demandBloks(writing: ContentWriting, { rights }: Actor, id: number, content: unknown): Promise<void> {
  const draft = await findDraft(writing, id)
  const component = componentBeyondRights(rights, draft && JSON.parse(draft.content), content)
  if (component)
    throw forbidden(`Your role may not add, change or remove bloks of the component "${component}". Ask an admin of the space.`)
}

async function getVersion({ store }: ManagementParts, storyId: number, id: number) {
  const row = await store.database.kysely
    .selectFrom('story_versions')
    .selectAll()
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .where('event', '!=', savedOver)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { id, event: row.event, created_at: row.created_at, author_id: row.author_id, story: KeptStory.parse(JSON.parse(row.story)) }
}

async function selectVersions({ store }: ManagementParts, c: ManagementContext, storyId: number) {
  const { kysely } = store.database
  const paging = readPaging(c.var.sent.query, 100)
  const ofStory = kysely.selectFrom('story_versions as version').where('version.story_id', '=', storyId)
  const versions = ofStory.where('version.event', '!=', savedOver)
  const rows = await versions
    .leftJoin('people as person', 'person.id', 'version.author_id')
    .selectAll('version')
    .select('person.name as author')
    .orderBy('version.id', 'desc')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute()
  const { total } = await versions.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total, perPage: paging.perPage }
}
