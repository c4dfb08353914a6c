import { Hono } from 'hono'
import type { Metrics } from '../metrics.ts'

/**
 * GET /healthz  the process is alive
 * GET /readyz   it can serve: content can be read, and it is not about to stop
 * GET /metrics  Prometheus
 */
export function healthRoutes({ metrics, isReady }: { metrics: Metrics; isReady: () => Promise<boolean> }) {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
    .get('/metrics', async (c) => {
      const text = await metrics.text().catch(() => undefined)
      if (text === undefined) return c.text('One of the processes does not tell its figures, it may just be starting: ask again.', 503)
      return c.text(text, 200, { 'content-type': metrics.contentType })
    })
}
