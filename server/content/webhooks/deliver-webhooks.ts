import type { Database } from '../../database/database.ts'
import { isStillBusy, whenFree } from '../../database/when-free.ts'
import { repeatedly } from '../../repeatedly.ts'
import type { WebhookRequest, WebhookResponse } from './send-webhook.ts'

export interface DeliveryParts {
  database: Database
  allowsInside: boolean
  onError: (error: Error) => void
  /** In the place of the network. */
  send?: (request: WebhookRequest) => Promise<WebhookResponse>
}

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long to wait after each attempt that failed. After the last one it is given up; the log keeps it. */
export const waits = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** Longer than an attempt takes: whoever dies with one leaves it to the others after that. */
const attemptMs = 2 * minuteMs

/** None waits longer, but for one of which the clock was wrong. */
const longestMs = Math.max(...waits) + attemptMs

const keptMs = 30 * 24 * hourMs
const everyMs = 2 * secondMs
/** Of one endpoint. */
const mostAtOnce = 20

/** Tells webhooks what is queued, again and again, until it is stopped. One that does not answer keeps no other waiting. */
export function deliverWebhooks(parts: DeliveryParts): () => void {
  const busy = new Set<number>()
  const round = async () => {
    for (const telling of await beginDue(parts, new Date(), busy)) telling.catch(parts.onError)
  }
  return repeatedly(round, everyMs, parts.onError)
}

/** One attempt for what is due. Processes that share a database make each attempt once. Answers how many were made. */
export async function deliverDue(parts: DeliveryParts, now: Date): Promise<number> {
  const made = await Promise.all(await beginDue(parts, now, new Set()))
  return made.reduce((sum, each) => sum + each, 0)
}

/** Each endpoint is told by itself, and no further while it is `busy`: what it was sent it has not answered yet. */
async function beginDue(parts: DeliveryParts, now: Date, busy: Set<number>): Promise<Promise<number>[]> {
  const endpoints = await dueDeliveries(parts.database, now).select('endpoint.id').distinct().execute()
  const tell = async (endpointId: number) => {
    busy.add(endpointId)
    try {
      return await deliverTo(endpointId, parts, now)
    } finally {
      busy.delete(endpointId)
    }
  }
  return endpoints.filter(({ id }) => !busy.has(id)).map(({ id }) => tell(id))
}

async function deliverTo(endpointId: number, parts: DeliveryParts, now: Date): Promise<number> {
  const due = await dueDeliveries(parts.database, now)
    .select([
      'delivery.id',
      'delivery.action',
      'delivery.body',
      'delivery.attempts',
      'delivery.next_attempt_at',
      'endpoint.endpoint',
      'endpoint.secret',
    ])
    .where('endpoint.id', '=', endpointId)
    .orderBy('delivery.id')
    .limit(mostAtOnce)
    .execute()
  const made = await Promise.all(due.map((delivery) => attempt(parts, delivery, now)))
  await parts.database.kysely
    .deleteFrom('webhook_deliveries')
    .where('finished_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
  return made.filter(Boolean).length
}

const dueDeliveries = ({ kysely }: Database, now: Date) =>
  kysely
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.webhook_endpoint_id')
    .where(({ or, eb }) =>
      or([
        eb('delivery.next_attempt_at', '<=', now.toISOString()),
        eb('delivery.next_attempt_at', '>', new Date(now.getTime() + longestMs).toISOString()),
      ]),
    )
    .where('endpoint.activated', '=', 1)

interface Due {
  id: number
  action: string
  body: string
  attempts: number
  next_attempt_at: string | null
  endpoint: string
  secret: string | null
}

/** Loaded when there is something to send: a start needs no client. */
const sendOverNetwork = async (sent: WebhookRequest): Promise<WebhookResponse> => (await import('./send-webhook.ts')).sendWebhook(sent)

async function attempt({ database, allowsInside, send = sendOverNetwork }: DeliveryParts, due: Due, now: Date): Promise<boolean> {
  const { kysely } = database
  const { numUpdatedRows } = await kysely
    .updateTable('webhook_deliveries')
    .set({ attempts: due.attempts + 1, next_attempt_at: new Date(now.getTime() + attemptMs).toISOString() })
    .where('id', '=', due.id)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false

  const { status, text } = await send({ endpoint: due.endpoint, topic: due.action, body: due.body, secret: due.secret, allowsInside })
  const hasArrived = status !== null && status >= 200 && status < 300
  const wait = hasArrived ? undefined : waits[due.attempts]
  const noted = kysely
    .updateTable('webhook_deliveries')
    .set({
      response_status: status,
      response: text,
      next_attempt_at: wait === undefined ? null : new Date(now.getTime() + wait).toISOString(),
      finished_at: wait === undefined ? now.toISOString() : null,
    })
    .where('id', '=', due.id)
  // It would be told once more: whoever writes meanwhile may take longer than a request would wait.
  await whenFree(isStillBusy, () => noted.execute(), attemptMs)
  return true
}
