import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import type { Channel } from '../../schemas/channel.ts'
import { isRemembered } from '../flags/flag-monitoring.ts'
import { type Flags, whichAreOn } from '../flags/flags.ts'
import { knownKey } from '../flags/visitor-key.ts'
import { describeVisitor } from '../flags/visitor-of.ts'
import type { KeptPage } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import { variantAddress } from './variant-address.ts'
import { readVisit, type VisitSettings } from './visit.ts'

/** Finds the variant of a page that a visitor gets; `undefined` when it takes the long way to tell. */
export type FindVariantHit = (page: KeptPage, address: string, headers: IncomingHttpHeaders) => KeptPage | undefined

export interface VariantHitsParts {
  cache: Pick<PageCache, 'findHit'>
  flags: Pick<Flags, 'treatmentsFor'>
  settings: VisitSettings
}

/** The short way, for who has been here before, and for variants that are in memory: no more is done than has to be for each visitor. */
export function variantHits({ cache, flags, settings }: VariantHitsParts): FindVariantHit {
  const channelAt = channelsBySite(settings)
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
const mostSites = 1_000

/** By origin and first step: a brand without a host of its own is named there. */
function channelsBySite(settings: VisitSettings) {
  const known = new Map<string, Channel | undefined>()
  return (address: string): Channel | undefined => {
    const end = address.indexOf('/', address.indexOf('/', 'https://'.length) + 1)
    const start = end < 0 ? address : address.slice(0, end)
    if (known.size >= mostSites) known.clear()
    if (!known.has(start)) known.set(start, channelOf(start, settings))
    return known.get(start)
  }
}

function channelOf(address: string, settings: VisitSettings): Channel | undefined {
  const visit = readVisit(new URL(address), settings)
  return typeof visit === 'string' ? undefined : visit.site.channel
}
