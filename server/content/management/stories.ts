import { Hono } from 'hono'
import type { Permission } from '../../accounts/rights.ts'
import type { ContentWriting } from '../content-writing.ts'
import { deleteStory } from '../story-trash.ts'
import { unpublishStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { changeInRelease, createInRelease, leaveRelease } from './change-in-release.ts'
import { authorship, changeStory, createManagedStory, getRow, publishManagedStory } from './change-story.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid } from './management-error.ts'
import { selectManagedPage } from './select-managed-stories.ts'
import { listedStories, sendStory, storyAnswer } from './story-answer.ts'
import { readRequest, refuseLanguage, refuseRelease, releaseAsked } from './story-change-request.ts'
import { readManagedStoryQuery } from './story-list-query.ts'
import { listTrash } from './story-trash-list.ts'

/**
 * GET    stories            a list, without the content
 * POST   stories            ?publish=
 * GET    stories/:id        ?release_id= for its text in a release
 * PUT    stories/:id        ?publish= &force_update= &release_id=
 * DELETE stories/:id        into the trash, a folder with all that is in it; ?release_id= takes it out of the release only
 * GET    stories/:id/publish, /unpublish   (PUT does the same)
 */
export function storyRoutes(parts: ManagementParts) {
  const { store } = parts
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    sendStory(c, await storyAnswer(parts, id, releaseAsked(c)), status)

  /** Does one thing to a story, by who may do it there, and keeps who did. */
  const act = (
    actor: Actor,
    id: number,
    permission: Permission,
    work: (writing: ContentWriting, id: number) => Promise<void>,
    key: string,
  ) =>
    store.transaction(async (writing) => {
      const row = await getRow(writing, id)
      demand(actor, permission, row.full_slug)
      await work(writing, id)
      await recordActivity(writing, key, row)
    }, authorship(actor))

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
      // One in the trash is no story to answer with.
      if (releaseId !== undefined) return (await leaveRelease(parts, actor, id, releaseId)) ? answer(c, id) : c.json({})
      const story = await storyAnswer(parts, id)
      await act(actor, id, 'delete_stories', deleteStory, 'story.delete')
      return sendStory(c, story)
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
      await act(c.var.actor, id, 'unpublish_stories', unpublishStory, 'story.unpublish')
      return answer(c, id)
    })
}
