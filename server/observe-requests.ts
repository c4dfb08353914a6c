import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { withoutSecrets } from './log.ts'
import type { Metrics } from './metrics.ts'

export interface Observed {
  Variables: { log: Logger }
}

/** Gives every request an id and a log of its own, and counts how it ended. */
export function observeRequests(origin: 'shop' | 'studio', { log, metrics }: { log: Logger; metrics: Metrics }) {
  return createMiddleware<Observed>(async (c, next) => {
    const start = performance.now()
    const id = randomUUID()
    const requestLog = log.child({ request: id })
    c.set('log', requestLog)
    await next()
    const seconds = (performance.now() - start) / 1000
    c.header('x-request-id', id)
    metrics.request(origin, c.req.method, c.res.status, seconds)
    requestLog.debug(
      { origin, method: c.req.method, address: withoutSecrets(c.req.url), status: c.res.status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
}
