import { Hono } from 'hono'
import { z } from 'zod'
import { newId } from '../../database/new-id.ts'
import { webhookActions } from '../webhooks/webhook-actions.ts'
import { reasonAgainst } from '../webhooks/webhook-address.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, line, parseWrapped } from './sent.ts'

const Body = z.object({
  name: filledLine().optional(),
  description: line(1_000).nullish(),
  endpoint: z.string('must be text').max(2_000).optional(),
  secret: line().nullish(),
  actions: z.array(z.enum(webhookActions, `must be of ${webhookActions.join(', ')}`)).optional(),
  activated: z.boolean('must be true or false').optional(),
})

/** GET webhook_endpoints, POST, GET/PUT/DELETE :id; GET webhook_endpoints/allowed_actions */
export function webhookEndpointRoutes({ store, allowsInsideWebhooks }: ManagementParts) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const row = await kysely.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return { ...row, actions: JSON.parse(row.actions), activated: row.activated === 1 }
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => c.json({ webhook_endpoint: await find(id) }, status)
  const checkAddress = (endpoint: string) => {
    const reason = reasonAgainst(endpoint, allowsInsideWebhooks)
    if (reason !== undefined) throw invalid('endpoint', reason)
  }

  return new Hono<ManagementEnv>()
    .use('/webhook_endpoints/*', async (c, next) => {
      // Their secrets are as good as a key.
      demand(c.var.actor, 'manage_space')
      await next()
    })
    .get('/webhook_endpoints/allowed_actions', (c) => c.json({ allowed_actions: webhookActions }))
    .get('/webhook_endpoints', async (c) => {
      const rows = await kysely.selectFrom('webhook_endpoints').select('id').orderBy('id').execute()
      return c.json({ webhook_endpoints: await Promise.all(rows.map(({ id }) => find(id))) })
    })
    .post('/webhook_endpoints', async (c) => {
      const { name, endpoint, description, secret, actions = [], activated = true } = parseWrapped(c.var.sent, 'webhook_endpoint', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      if (endpoint === undefined) throw invalid('endpoint', "can't be blank")
      checkAddress(endpoint)
      const now = new Date().toISOString()
      const row = { id: newId(), name, endpoint, description: description ?? '', secret: secret || null, actions: JSON.stringify(actions) }
      await kysely
        .insertInto('webhook_endpoints')
        .values({ ...row, activated: activated ? 1 : 0, created_at: now, updated_at: now })
        .execute()
      return answer(c, row.id, 201)
    })
    .get('/webhook_endpoints/:id', (c) => answer(c, idParameter(c)))
    .put('/webhook_endpoints/:id', async (c) => {
      const before = await find(idParameter(c))
      const { description, secret, actions, activated, ...changed } = parseWrapped(c.var.sent, 'webhook_endpoint', Body)
      const after = {
        ...changed,
        ...(description !== undefined && { description: description ?? '' }),
        ...(secret !== undefined && { secret: secret || null }),
        ...(actions && { actions: JSON.stringify(actions) }),
        ...(activated !== undefined && { activated: activated ? 1 : 0 }),
      }
      checkAddress(after.endpoint ?? before.endpoint)
      await kysely
        .updateTable('webhook_endpoints')
        .set({ ...after, updated_at: new Date().toISOString() })
        .where('id', '=', before.id)
        .execute()
      return answer(c, before.id)
    })
    .delete('/webhook_endpoints/:id', async (c) => {
      const { id } = await find(idParameter(c))
      await kysely.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
      return c.body(null, 204)
    })
}
