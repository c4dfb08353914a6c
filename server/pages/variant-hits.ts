import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { resolveSite, type SiteSettings } from '../../runtime/site/site.ts'
import type { Channel } from '../../schemas/channel.ts'
import { isRemembered } from '../flags/flag-monitoring.ts'
import { whichAreOn } from '../flags/flags.ts'
import { knownKey } from '../flags/visitor-key.ts'
import { describeVisitor } from '../flags/visitor-of.ts'
import type { KeptPage } from './kept-page.ts'
import { variantAddress } from './variant-address.ts'
import type { VariantParts } from './variant-page.ts'

/** Finds the variant of a page that a visitor gets; `undefined` when it takes the long way to tell. */
export type FindVariantHit = (page: KeptPage, address: string, headers: IncomingHttpHeaders) => KeptPage | undefined

/** The short way, for who has been here before, and for variants that are in memory: no more is done than has to be for each visitor. */
export function variantHits({ cache, flags, settings }: Pick<VariantParts, 'cache' | 'flags' | 'settings'>): FindVariantHit {
  const channelAt = channelsByOrigin(settings.site)
  return (page, address, { cookie, 'user-agent': userAgent, 'sec-gpc': privacy }) => {
    if (isbot(userAgent)) return page
    const key = knownKey(cookie)
    const channel = channelAt(address)
    if (key === undefined || channel === undefined) return undefined
    const visitor = describeVisitor({ key, channel, userAgent: userAgent ?? '', privacy: privacy?.toString() })
    const treatments = flags.treatmentsFor(visitor, page.flags)
    if (treatments instanceof Promise || !isRemembered(cookie, visitor, treatments)) return undefined
    const on = whichAreOn(treatments).sort()
    return on.length === 0 ? page : cache.findHit(variantAddress(address, on))
  }
}

/** Every origin is a site of its own, and a visitor may make up ports. */
const mostOrigins = 100

function channelsByOrigin(settings: SiteSettings) {
  const known = new Map<string, Channel | undefined>()
  return (address: string): Channel | undefined => {
    const origin = address.slice(0, address.indexOf('/', 'https://'.length))
    if (known.size >= mostOrigins) known.clear()
    if (!known.has(origin)) known.set(origin, resolveSite(new URL(origin), settings)?.site.channel)
    return known.get(origin)
  }
}
