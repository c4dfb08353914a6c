import { Hono, type MiddlewareHandler } from 'hono'
import type { Metrics } from '../metrics.ts'
import { isSameSecret } from '../same-secret.ts'
import type { Settings } from '../settings/settings.ts'

/** `last-good-pages`: the content is out of reach, and what was made of it before is still shown. */
export type Readiness = 'ready' | 'last-good-pages' | 'not-ready'

export interface HealthParts {
  metrics: Metrics
  readiness: () => Promise<Readiness>
  settings: Pick<Settings, 'metricsToken'>
}

/**
 * GET /healthz  the process is alive
 * GET /readyz   it can serve: content can be read (or, for `visitors`, has been), files can be read and written, and it is not about to stop
 * GET /metrics  Prometheus; where there is a METRICS_TOKEN, for who sends that
 */
export function healthRoutes({ metrics, readiness, settings }: HealthParts, who: 'visitors' | 'editors') {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const found = await readiness()
      if (found === 'ready') return c.text('ready')
      if (found === 'not-ready') return c.text('not ready', 503)
      return who === 'visitors' ? c.text('ready with the last good pages: the content is out of reach') : c.text(contentAway, 503)
    })
    .get('/metrics', onlyWith(settings.metricsToken), async (c) => {
      const text = await metrics.text().catch(() => undefined)
      if (text === undefined) return c.text('One of the processes does not tell its figures: ask again.', 503)
      return c.text(text, 200, { 'content-type': metrics.contentType })
    })
}

const contentAway = 'not ready: the content is out of reach'

const onlyWith =
  (token: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const sent = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
    if (token === undefined || isSameSecret(sent, token)) return next()
    return c.text('Send the METRICS_TOKEN of the settings: "authorization: Bearer …".', 401, { 'www-authenticate': 'Bearer' })
  }
