import { Hono } from 'hono'
import { z } from 'zod'
import { isObject } from '../blok-tree.ts'
import type { ContentWriting } from '../content-writing.ts'
import { clearTrash, undeleteStory } from '../story-trash.ts'
import { changeUuid } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship, changeStory, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementEnv, type ManagementParts } from './environment.ts'
import { notFound } from './management-error.ts'
import { parseFields } from './sent.ts'
import { ids } from './sent-lists.ts'
import { sendStory, storyAnswer } from './story-answer.ts'
import { readRequest, refuseRelease } from './story-change-request.ts'

const Uuid = z.object({ uuid: z.uuid('must be a uuid such as 3f0b6a52-8a5e-4b0e-9b0c-0d3a1a5f9c11').toLowerCase() })
const Ids = z.object({ story_ids: ids().refine((sent) => sent.length > 0, "can't be empty") })

/**
 * PUT  stories/:id/partial_update    like PUT stories/:id, but of the content only the fields of its root blok that are named
 * PUT  stories/:id/update_uuid       { uuid }, as a tool does that copies a space
 * GET  stories/:id/undelete          (PUT does the same) out of the trash
 * POST stories/bulk_undelete         { story_ids }, all or none
 * POST stories/clear_trash           (DELETE does the same) for good, with their versions
 */
export function storyUpkeepRoutes(parts: ManagementParts) {
  const { store } = parts
  const { kysely } = store.database
  return new Hono<ManagementEnv>()
    .put('/stories/:id{\\d+}/partial_update', async (c) => {
      const id = idParameter(c)
      refuseRelease(c)
      const request = readRequest(c, parts)
      const { fields, ...standing } = await storyAnswer(parts, id)
      const content = JSON.parse(standing.content)
      const sent = request.body.content
      const merged = isObject(sent) && isObject(content) ? { ...content, ...sent } : sent
      // What somebody else saves between reading and writing must not be lost.
      const base_version_id = request.body.base_version_id ?? (fields.current_version_id as number | null)
      const body = { ...request.body, base_version_id, ...(merged !== undefined && { content: merged }) }
      await changeStory(parts, id, { ...request, body })
      return sendStory(c, await storyAnswer(parts, id))
    })
    .put('/stories/:id{\\d+}/update_uuid', async (c) => {
      const id = idParameter(c)
      const { uuid } = parseFields({ uuid: c.var.sent.query.text('uuid') }, Uuid)
      await store.transaction(async (writing) => {
        const row = await getRow(writing, id)
        demand(c.var.actor, 'save_stories', row.full_slug)
        await changeUuid(writing, id, uuid)
        await recordActivity(writing, 'story.update_uuid', row)
      }, authorship(c.var.actor))
      return sendStory(c, await storyAnswer(parts, id))
    })
    .on(['GET', 'PUT'], '/stories/:id{\\d+}/undelete', async (c) => {
      const id = idParameter(c)
      await store.transaction((writing) => undelete(writing, c.var.actor, id), authorship(c.var.actor))
      return sendStory(c, await storyAnswer(parts, id))
    })
    .post('/stories/bulk_undelete', async (c) => {
      const { actor } = c.var
      const { story_ids } = parseFields(c.var.sent.body, Ids)
      await store.transaction(async (writing) => {
        for (const id of story_ids) {
          const there = writing.trx.selectFrom('stories').select('id').where('id', '=', id)
          // It may have come back with its folder just now.
          if (!(await there.executeTakeFirst())) await undelete(writing, actor, id)
        }
      }, authorship(actor))
      return c.json({})
    })
    .on(['POST', 'DELETE'], '/stories/clear_trash', async (c) => {
      // It holds stories of every folder.
      demand(c.var.actor, 'delete_stories', '')
      const space = await kysely.selectFrom('space').select(['id', 'name']).executeTakeFirstOrThrow()
      await store.transaction(async (writing) => {
        await clearTrash(writing)
        await recordActivity(writing, 'space.clear_trash', space)
      }, authorship(c.var.actor))
      return c.json({})
    })
}

async function undelete(writing: ContentWriting, actor: Actor, id: number): Promise<void> {
  const deleted = await writing.trx.selectFrom('deleted_stories').select('full_slug').where('id', '=', id).executeTakeFirst()
  if (!deleted) throw notFound()
  demand(actor, 'delete_stories', deleted.full_slug)
  await undeleteStory(writing, id)
  await recordActivity(writing, 'story.undelete', await getRow(writing, id))
}
