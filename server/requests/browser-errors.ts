import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { z } from 'zod'
import { errorsPath } from '../../runtime/errors-path.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { clientNetwork } from './client-address.ts'
import { limitBody } from './limit-body.ts'
import { limitPerAddress } from './limit-per-address.ts'
import { isOwnOrigin, requestAddress } from './request-address.ts'

export interface BrowserErrorsParts {
  settings: Pick<Settings, 'trustProxy'>
  log: Logger
  metrics: Pick<Metrics, 'browserError'>
}

/** In bytes. */
const mostOfBody = 16_384
/** More pages fail for nobody, and whoever writes our log from outside shall not fill it. */
const mostErrors = { most: 60, windowMs: 3_600_000 }

const BrowserError = z.object({ message: z.string().min(1).max(300), stack: z.string().max(2_000), path: z.string().max(1_000) })

/**
 * POST /_errors { message, stack, path }   something failed in the browser of somebody who visits the shop (R2.16)
 *
 * From pages of the same host alone. It is written into the log and counted; of crawlers nothing is.
 */
export function browserErrors({ settings, log, metrics }: BrowserErrorsParts) {
  const isWithinLimit = limitPerAddress(mostErrors)
  const report = throttledReport((error, times, detail) => log.warn({ ...detail, error, times }, 'something failed in a visitor’s browser'))
  const refuse = (c: Context, status: 400 | 403 | 413 | 429, error: string, message: string) => c.json({ error, message }, status)
  const limit = limitBody({
    most: mostOfBody,
    refuse: (c) => refuse(c, 413, 'too-large', `The body is larger than ${mostOfBody} bytes.`),
  })
  return new Hono().post(errorsPath, limit, async (c) => {
    c.header('cache-control', 'no-store')
    if (!isOwnOrigin(c, requestAddress(c, settings.trustProxy)))
      return refuse(c, 403, 'other-origin', 'Only pages of the shop say what fails on them: the header Origin must name its host.')
    if (!isWithinLimit(clientNetwork(c, settings.trustProxy)))
      return refuse(c, 429, 'too-many', `No more than ${mostErrors.most} errors an hour are taken from one network.`)
    const { data } = BrowserError.safeParse(await c.req.json().catch(() => undefined))
    if (!data) return refuse(c, 400, 'bad-body', 'The body must be { "message": "…", "stack": "…", "path": "/…" }.')
    if (isbot(c.req.header('user-agent'))) return c.body(null, 204)
    metrics.browserError()
    report(withoutVisitor(data.message), { stack: withoutVisitor(data.stack), path: withoutVisitor(data.path) })
    return c.body(null, 204)
  })
}

/** Without what may say who somebody is: queries and fragments of addresses, and addresses of mail. */
const withoutVisitor = (text: string) => text.replace(/[?#][^\s:)"']+/g, '').replace(/[^\s@"'<(]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
