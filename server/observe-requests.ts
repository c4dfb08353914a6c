import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { withoutSecrets } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Gives every request an id, and says and counts how it ended. */
export function observeRequests(origin: 'shop' | 'studio', { log, metrics }: { log: Logger; metrics: Metrics }) {
  return createMiddleware(async (c, next) => {
    const start = performance.now()
    const id = randomUUID()
    await next()
    const seconds = (performance.now() - start) / 1000
    c.header('x-request-id', id)
    metrics.request(origin, c.req.method, c.res.status, seconds)
    log.debug(
      {
        request: id,
        origin,
        method: c.req.method,
        address: withoutSecrets(c.req.url),
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      'request',
    )
  })
}
