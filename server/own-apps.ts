import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type OwnAppPrefix, ownAppOf } from '../runtime/site/own-apps.ts'
import { resolveSite } from '../runtime/site/site.ts'
import { requestAddress } from './requests/request-address.ts'
import type { Settings } from './settings.ts'

const upstreamOf = (prefix: OwnAppPrefix, { configurator, account, magazine, llmsTxt }: Settings['ownApps']): string | undefined =>
  ({ '/configurator-': configurator, '/kundenkonto': account, '/magazin': magazine, '/llms.txt': llmsTxt })[prefix]

/** How long an upstream may take before the visitor gets an error, in milliseconds. */
const timeout = 10_000

/**
 * Apps of our own beside the shop (R2.07): a path with one of their prefixes goes to the configured upstream. Where none
 * is set the request goes on, to the embedded app or to the pages.
 */
export function ownApps(settings: Pick<Settings, 'ownApps' | 'site' | 'trustProxy'>) {
  return new Hono().all('*', async (c, next) => {
    const address = requestAddress(c, settings.trustProxy)
    const visit = resolveSite(address, settings.site)
    const prefix = visit && ownAppOf(visit.path)
    const upstream = prefix && upstreamOf(prefix, settings.ownApps)
    if (!upstream) return next()
    try {
      return await proxy(new URL(address.pathname + address.search, upstream), {
        ...c.req,
        headers: { ...c.req.header(), 'x-forwarded-host': address.host, 'x-forwarded-proto': address.protocol.slice(0, -1) },
        redirect: 'manual',
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]),
      })
    } catch {
      return c.text(`${prefix} ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`, 502)
    }
  })
}
