import { Hono } from 'hono'
import { readPaging } from '../delivery/paging.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { notFound } from './management-error.ts'

/**
 * GET  webhook_logs ?webhook_endpoint_id=   what webhooks were told, or will be, the last first
 * GET  webhook_logs/:id
 * POST webhook_logs/:id/retry               tells it once more, at once
 */
export function webhookLogRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const logs = () => kysely.selectFrom('webhook_deliveries')

  return new Hono<ManagementEnv>()
    .use('/webhook_logs/*', async (c, next) => {
      demand(c.var.actor, 'manage_space')
      await next()
    })
    .get('/webhook_logs', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 100)
      const endpointId = query.count('webhook_endpoint_id', 1)
      const asked = endpointId === undefined ? logs() : logs().where('webhook_endpoint_id', '=', endpointId)
      const rows = await asked.selectAll().orderBy('id', 'desc').limit(paging.perPage).offset(paging.offset).execute()
      const { total } = await asked.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return sendList(c, { webhook_logs: rows.map(logJson) }, { total, perPage: paging.perPage })
    })
    .get('/webhook_logs/:id', async (c) => {
      const row = await logs().selectAll().where('id', '=', idParameter(c)).executeTakeFirst()
      if (!row) throw notFound()
      return c.json({ webhook_log: logJson(row) })
    })
    .on(['POST', 'PUT'], '/webhook_logs/:id/retry', async (c) => {
      const again = { next_attempt_at: new Date().toISOString(), finished_at: null }
      const { numUpdatedRows } = await kysely
        .updateTable('webhook_deliveries')
        .set(again)
        .where('id', '=', idParameter(c))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw notFound()
      return c.body(null, 204)
    })
}

function logJson<Row extends { body: string; attempts: number }>({ body, attempts, ...row }: Row) {
  return { ...row, payload: JSON.parse(body), retries: Math.max(0, attempts - 1) }
}
