import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { TaskTable } from '../../database/editorial-tables.ts'
import { newId } from '../../database/new-id.ts'
import type { JsonObject } from '../blok-tree.ts'
import { readPaging } from '../delivery/paging.ts'
import { getSpace } from '../space.ts'
import { sendWebhook } from '../webhooks/send-webhook.ts'
import { reasonAgainst } from '../webhooks/webhook-address.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, line, parseWrapped } from './sent.ts'

const Body = z.object({
  name: filledLine().optional(),
  description: line(1_000).nullish(),
  task_type: z.literal('webhook', 'can only be webhook').optional(),
  webhook_url: z.string('must be text').max(2_000).optional(),
  user_dialog: z.record(z.string(), z.unknown()).nullish(),
})

const Execution = z.object({
  task_id: z.number('must be a number').int(),
  /** What the person filled in. */
  dialog_values: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * GET  tasks, POST, GET/PUT/DELETE :id   what editors start by hand: a request to a server outside, such as a build
 * POST task_executions { task_execution: { task_id, dialog_values } }   sends it once and answers what came back
 */
export function taskRoutes({ store, allowsInsideWebhooks }: ManagementParts) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const row = await kysely.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => c.json({ task: taskJson(await find(id)) }, status)
  const read = (c: ManagementContext) => {
    demand(c.var.actor, 'manage_space')
    const { user_dialog, task_type: _one, ...fields } = parseWrapped(c.var.sent, 'task', Body)
    const reason = fields.webhook_url === undefined ? undefined : reasonAgainst(fields.webhook_url, allowsInsideWebhooks)
    if (reason !== undefined) throw invalid('webhook_url', reason)
    return { ...fields, ...(user_dialog !== undefined && { user_dialog: JSON.stringify(user_dialog ?? {}) }) }
  }

  return new Hono<ManagementEnv>()
    .get('/tasks', async (c) => {
      const { perPage, offset } = readPaging(c.var.sent.query, 100)
      const rows = await kysely.selectFrom('tasks').selectAll().orderBy('name').orderBy('id').limit(perPage).offset(offset).execute()
      const counted = kysely.selectFrom('tasks').select((select) => select.fn.countAll<number>().as('total'))
      return sendList(c, { tasks: rows.map(taskJson) }, { ...(await counted.executeTakeFirstOrThrow()), perPage })
    })
    .post('/tasks', async (c) => {
      const { name, webhook_url, description = null, user_dialog = '{}' } = read(c)
      if (name === undefined) throw invalid('name', "can't be blank")
      if (webhook_url === undefined) throw invalid('webhook_url', "can't be blank")
      const row = { id: newId(), name, webhook_url, description, user_dialog }
      await kysely.insertInto('tasks').values(row).execute()
      return answer(c, row.id, 201)
    })
    .get('/tasks/:id', (c) => answer(c, idParameter(c)))
    .put('/tasks/:id', async (c) => {
      const changed = read(c)
      const { id } = await find(idParameter(c))
      if (Object.keys(changed).length > 0) await kysely.updateTable('tasks').set(changed).where('id', '=', id).execute()
      return answer(c, id)
    })
    .delete('/tasks/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { id } = await find(idParameter(c))
      await kysely.deleteFrom('tasks').where('id', '=', id).execute()
      return c.body(null, 204)
    })
    .post('/task_executions', async (c) => {
      const { actor } = c.var
      demand(actor, 'save_stories')
      const { task_id, dialog_values } = parseWrapped(c.var.sent, 'task_execution', Execution)
      const { id, name, webhook_url } = await find(task_id)
      const payload = {
        task: { id, name },
        text: `The user ${actor.person.email} executed the task ${name}`,
        action: 'task_execution',
        space_id: (await getSpace(kysely)).id,
        dialog_values: dialog_values ?? {},
      }
      const request = { endpoint: webhook_url, topic: 'task_execution', body: JSON.stringify(payload), secret: null }
      const { status, text } = await sendWebhook({ ...request, allowsInside: allowsInsideWebhooks })
      const last_response = status === null ? text : `${status} ${text}`
      const last_execution = await store.transaction(async (writing) => {
        await writing.trx.updateTable('tasks').set({ last_execution: writing.now, last_response }).where('id', '=', id).execute()
        await recordActivity(writing, 'task.execute', { id, name })
        return writing.now
      }, authorship(actor))
      return c.json({ task_execution: { task_id: id, executed_at: last_execution, response_status: status, response: text } }, 201)
    })
}

function taskJson({ user_dialog, ...task }: Selectable<TaskTable>): JsonObject {
  return { ...task, task_type: 'webhook', user_dialog: JSON.parse(user_dialog) }
}
