import { Hono } from 'hono'
import { type OwnAppPrefix, ownAppOf } from '../runtime/site/own-apps.ts'
import { resolveSite } from '../runtime/site/site.ts'
import { passOn } from './requests/pass-on.ts'
import { requestAddress } from './requests/request-address.ts'
import type { Settings } from './settings/settings.ts'

const upstreamOf = (prefix: OwnAppPrefix, { configurator, account, magazine, llmsTxt }: Settings['ownApps']): string | undefined =>
  ({ '/configurator-': configurator, '/kundenkonto': account, '/magazin': magazine, '/llms.txt': llmsTxt })[prefix]

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
    return passOn(c, { url: upstream, name: prefix }, settings)
  })
}
