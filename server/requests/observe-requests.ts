import type { Span } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { withoutSecrets } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { inSpan } from '../traces/span.ts'
import { nextRequestId } from './request-id.ts'

/** Gives every request an id, and says and counts how it ended. */
export function observeRequests(origin: 'shop' | 'studio', { log, metrics }: { log: Logger; metrics: Metrics }) {
  return createMiddleware(async (c, next) => {
    const start = performance.now()
    const id = nextRequestId()
    // The path alone: tokens stand in the query.
    const attributes = { 'http.request.method': c.req.method, 'url.path': c.req.path, 'anlass.origin': origin, 'anlass.request': id }
    const answer = async (span?: Span) => {
      await next()
      span?.setAttribute('http.response.status_code', c.res.status)
      return span?.isRecording() ? span.spanContext().traceId : undefined
    }
    const trace = await inSpan(`${c.req.method} ${origin}`, attributes, answer, 'request')
    const seconds = (performance.now() - start) / 1000
    c.header('x-request-id', id)
    metrics.request(origin, c.req.method, c.res.status, seconds)
    log.debug(
      {
        request: id,
        ...(trace && { trace }),
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
