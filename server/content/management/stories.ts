import { Hono } from 'hono'
import { deleteStory, undeleteStory } from '../story-trash.ts'
import { unpublishStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { changeInRelease, createInRelease, leaveRelease } from './change-in-release.ts'
import { authorship, changeStory, createManagedStory, getRow, publishManagedStory } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { selectManagedPage } from './select-managed-stories.ts'
import { listedStories, storyAnswer } from './story-answer.ts'
import { readRequest, refuseLanguage, refuseRelease, releaseAsked } from './story-change-request.ts'
import { readManagedStoryQuery } from './story-list-query.ts'
import { listTrash } from './story-trash-list.ts'

/**
 * GET    stories            a list, without the content
 * POST   stories            ?publish=
 * GET    stories/:id        ?release_id= for its text in a release
 * PUT    stories/:id        ?publish= &force_update= &release_id=
 * DELETE stories/:id        into the trash, a folder with all that is in it; ?release_id= takes it out of the release only
 * GET    stories/:id/undelete, /publish, /unpublish   (PUT does the same)
 */
export function storyRoutes(parts: ManagementParts) {
  const { store } = parts
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    c.json({ story: await storyAnswer(parts, id, releaseAsked(c)) }, status)

  return new Hono<ManagementEnv>()
    .get('/stories', async (c) => {
      const list = readManagedStoryQuery(c.var.sent.query, c.var.actor.person.id)
      if (list.inTrash) return sendList(c, ...(await listTrash(store.database, list)))
      const { rows, total } = await selectManagedPage(store.database, list)
      return sendList(c, { stories: await listedStories(store.database, rows) }, { total, perPage: list.perPage })
    })
    .post('/stories', async (c) => {
      const request = readRequest(c, parts)
      demand(c.var.actor, 'save_stories')
      if (request.publishes) demand(c.var.actor, 'publish_stories')
      if (request.body.name === undefined) throw invalid('name', "can't be blank")
      const releaseId = releaseAsked(c)
      const id = await (releaseId === undefined ? createManagedStory(parts, request) : createInRelease(parts, releaseId, request))
      return answer(c, id, 201)
    })
    .get('/stories/:id{\\d+}', (c) => answer(c, idParameter(c)))
    .put('/stories/:id{\\d+}', async (c) => {
      const id = idParameter(c)
      const releaseId = releaseAsked(c)
      const request = readRequest(c, parts)
      await (releaseId === undefined ? changeStory(parts, id, request) : changeInRelease(parts, id, releaseId, request))
      return answer(c, id)
    })
    .delete('/stories/:id{\\d+}', async (c) => {
      const id = idParameter(c)
      const { actor } = c.var
      const releaseId = releaseAsked(c)
      const story = await storyAnswer(parts, id)
      if (releaseId !== undefined) {
        await leaveRelease(parts, actor, id, releaseId)
        return c.json({ story })
      }
      await store.transaction(async (writing) => {
        const row = await getRow(writing, id)
        demand(actor, 'delete_stories', row.full_slug)
        await deleteStory(writing, id)
        await recordActivity(writing, 'story.delete', row)
      }, authorship(actor))
      return c.json({ story })
    })
    .on(['GET', 'PUT'], '/stories/:id{\\d+}/undelete', async (c) => {
      const id = idParameter(c)
      const { actor } = c.var
      const deleted = await store.database.kysely.selectFrom('deleted_stories').select('full_slug').where('id', '=', id).executeTakeFirst()
      if (!deleted) throw notFound()
      demand(actor, 'delete_stories', deleted.full_slug)
      await store.transaction(async (writing) => {
        await undeleteStory(writing, id)
        await recordActivity(writing, 'story.undelete', await getRow(writing, id))
      }, authorship(actor))
      return answer(c, id)
    })
    .on(['GET', 'PUT'], '/stories/:id{\\d+}/publish', async (c) => {
      refuseRelease(c)
      refuseLanguage(c)
      const id = idParameter(c)
      await publishManagedStory(parts, c.var.actor, id)
      return answer(c, id)
    })
    .on(['GET', 'PUT'], '/stories/:id{\\d+}/unpublish', async (c) => {
      refuseRelease(c)
      refuseLanguage(c)
      const id = idParameter(c)
      const { actor } = c.var
      await store.transaction(async (writing) => {
        const row = await getRow(writing, id)
        demand(actor, 'unpublish_stories', row.full_slug)
        await unpublishStory(writing, id)
        await recordActivity(writing, 'story.unpublish', row)
      }, authorship(actor))
      return answer(c, id)
    })
}
