import { z } from 'zod'
import { newId } from '../../database/new-id.ts'
import type { ContentWriting } from '../content-writing.ts'
import { webhookEvent } from './webhook-event.ts'

const Actions = z.array(z.string())

/**
 * Queues what webhooks have to be told of the changes of a transaction, in that transaction: what was committed is told,
 * however the process ends, and nothing else is.
 */
export async function queueWebhooks({ trx, changes, authorId, now }: ContentWriting): Promise<void> {
  if (changes.length === 0) return
  const endpoints = await trx.selectFrom('webhook_endpoints').select(['id', 'actions']).where('activated', '=', 1).execute()
  if (endpoints.length === 0) return
  const space = await trx.selectFrom('space').select('id').executeTakeFirstOrThrow()
  const person = await trx
    .selectFrom('people')
    .select('email')
    .where('id', '=', authorId ?? -1)
    .executeTakeFirst()
  const who = person ? `The user ${person.email}` : 'The schedule'

  for (const change of changes) {
    const event = webhookEvent(change, space.id, who)
    if (!event) continue
    const told = endpoints.filter(({ actions }) => Actions.parse(JSON.parse(actions)).includes(event.topic))
    for (const { id: webhook_endpoint_id } of told) {
      const body = JSON.stringify(event.payload)
      const row = { id: newId(), webhook_endpoint_id, action: event.topic, body, attempts: 0, next_attempt_at: now, created_at: now }
      await trx.insertInto('webhook_deliveries').values(row).execute()
    }
  }
}
