import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { StorySchedulingTable } from '../../database/editorial-tables.ts'
import type { JsonObject } from '../blok-tree.ts'
import type { ContentWriting } from '../content-writing.ts'
import { readPaging } from '../delivery/paging.ts'
import { getSpace } from '../space.ts'
import { schedulePublishing } from '../story-scheduling.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { parseWrapped } from './sent.ts'
import { time } from './story-body.ts'

const Body = z.object({
  story_id: z.number('must be a number').int().optional(),
  publish_at: time.optional(),
  language: z.literal(['', 'default', null], 'is not supported here; a story is published in all its languages').optional(),
})

type Scheduling = Selectable<StorySchedulingTable>

/** GET story_schedulings ?by_status=, POST, GET/PUT/DELETE :id: the `publish_at` of stories, each with what became of it. */
export function storySchedulingRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => {
    const row = await kysely.selectFrom('story_schedulings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return c.json({ story_scheduling: schedulingJson(row, (await getSpace(kysely)).id) }, status)
  }
  /** Gives the story of a scheduling that is still to come another time, or none. */
  const change = async (c: ManagementContext, publishAt: (row: Scheduling) => string | null, verb: string) => {
    const id = idParameter(c)
    await store.transaction(async (writing) => {
      const row = await writing.trx.selectFrom('story_schedulings').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound()
      if (row.status !== 'scheduled') throw invalid('status', `is ${row.status}: make a new scheduling`)
      await schedule(writing, c.var.actor, row.story_id, publishAt(row), verb)
    }, authorship(c.var.actor))
    return answer(c, id)
  }

  return new Hono<ManagementEnv>()
    .get('/story_schedulings', async (c) => {
      const { query } = c.var.sent
      const { perPage, offset } = readPaging(query, 100)
      const statuses = query.list('by_status')
      let found = kysely.selectFrom('story_schedulings')
      if (statuses) found = found.where('status', 'in', statuses as Scheduling['status'][])
      const rows = await found.selectAll().orderBy('publish_at').orderBy('id').limit(perPage).offset(offset).execute()
      const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const { id } = await getSpace(kysely)
      return sendList(c, { story_schedulings: rows.map((row) => schedulingJson(row, id)) }, { total, perPage })
    })
    .post('/story_schedulings', async (c) => {
      const { story_id, publish_at } = parseWrapped(c.var.sent, 'story_scheduling', Body)
      if (story_id === undefined) throw invalid('story_id', "can't be blank")
      if (!publish_at) throw invalid('publish_at', "can't be blank")
      const made = await store.transaction(async (writing) => {
        const row = await getRow(writing, story_id)
        if (row.publish_at !== null) throw invalid('story_id', `"${row.full_slug}" has a time already; change its scheduling`)
        await schedule(writing, c.var.actor, story_id, publish_at, 'create')
        const scheduled = writing.trx.selectFrom('story_schedulings').select('id').where('story_id', '=', story_id)
        return scheduled.where('status', '=', 'scheduled').executeTakeFirstOrThrow()
      }, authorship(c.var.actor))
      return answer(c, made.id, 201)
    })
    .get('/story_schedulings/:id', async (c) => {
      const found = kysely.selectFrom('story_schedulings').select('id').where('id', '=', idParameter(c))
      const row = await found.executeTakeFirst()
      if (!row) throw notFound()
      return answer(c, row.id)
    })
    .put('/story_schedulings/:id', (c) => {
      const { publish_at } = parseWrapped(c.var.sent, 'story_scheduling', Body)
      if (publish_at === null) throw invalid('publish_at', "can't be blank; delete the scheduling to take the time away")
      return change(c, (row) => publish_at ?? row.publish_at, 'update')
    })
    .delete('/story_schedulings/:id', (c) => change(c, () => null, 'delete'))
}

async function schedule(writing: ContentWriting, actor: Actor, storyId: number, publishAt: string | null, verb: string): Promise<void> {
  const row = await getRow(writing, storyId)
  if (row.is_folder) throw invalid('story_id', `"${row.full_slug}" is a folder; only stories are published`)
  demand(actor, 'publish_stories', row.full_slug)
  await schedulePublishing(writing, storyId, publishAt)
  await recordActivity(writing, `story_scheduling.${verb}`, row)
}

function schedulingJson({ person_id, ...row }: Scheduling, space_id: number): JsonObject {
  return { ...row, space_id, user_id: person_id, language: '' }
}
