import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { resolveSite, type SiteSettings } from '../../runtime/site/site.ts'
import type { Channel } from '../../schemas/channel.ts'
import { readFlagOverrides } from '../flags/flag-overrides.ts'
import type { Flags, Visitor } from '../flags/flags.ts'
import { knownKey, visitorKey } from '../flags/visitor-key.ts'
import type { KeptPage } from './kept-page.ts'
import { makePage, type PagesParts, variantKeyOf } from './published-page.ts'
import type { Visit } from './visit.ts'

export interface VariantParts extends PagesParts {
  flags: Flags
}

export interface PageForVisitor {
  page: KeptPage
  /** For this visitor alone. */
  headers: [name: string, value: string][]
}

export interface VisitorRequest {
  visit: Visit
  address: URL
  headers: Headers
}

/**
 * The variant of a page that this visitor gets, by the flags it asks for (R6.02). The page without any of them is the ground: a
 * crawler gets it, it is shown where nobody can tell, and where a variant can't be made.
 */
export async function variantPage(page: KeptPage, request: VisitorRequest, parts: VariantParts): Promise<PageForVisitor> {
  const { on, headers } = await treatVisitor(page.flags, request, parts.flags)
  return { page: on.length === 0 ? page : ((await findVariant(request, on, parts)) ?? page), headers }
}

async function findVariant({ visit, address }: VisitorRequest, flagsOn: string[], parts: PagesParts): Promise<KeptPage | undefined> {
  const variant = { ...visit, flagsOn }
  const key = variantKeyOf(variant)
  try {
    const page = await parts.cache.getOrMake(key, () => makePage(variant, parts))
    if (page.status !== 200) return undefined
    if (!address.search) parts.cache.alias(variantAddress(address.origin + address.pathname, flagsOn), key)
    return page
  } catch (error) {
    parts.reportPageFailure(error instanceof Error ? error.message : String(error), { err: error })
    return undefined
  }
}

async function treatVisitor(flags: readonly string[], { visit, address, headers }: VisitorRequest, service: Flags) {
  const { areDisabled, treatment, isDebugged } = readFlagOverrides(address.searchParams)
  const answered: PageForVisitor['headers'] = []
  const on: string[] = []
  // Of a flag that the page does not ask for there is no variant.
  if (!areDisabled && treatment?.isOn && flags.includes(treatment.flag)) on.push(treatment.flag)
  const asked = flags.filter((flag) => flag !== treatment?.flag)
  // Crawlers are never asked about, nor counted (R4.07).
  if (!areDisabled && asked.length > 0 && !isbot(headers.get('user-agent'))) {
    const { visitor, setCookie } = readVisitor(visit, headers)
    on.push(...(await service.onFor(visitor, asked)))
    if (setCookie !== undefined) answered.push(['set-cookie', setCookie])
  }
  if (isDebugged) answered.push(['x-flags', flags.map((flag) => `${flag}=${on.includes(flag) ? 'on' : 'off'}`).join(' ')])
  return { on: on.sort(), headers: answered }
}

/** What browsers on phones and most tablets say of themselves: https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent */
const isMobile = (userAgent: string) => /Mobi/.test(userAgent)

function readVisitor({ site }: Visit, headers: Headers): { visitor: Visitor; setCookie?: string } {
  const { key, setCookie } = visitorKey(headers.get('cookie') ?? undefined, { isSecure: site.origin.startsWith('https:') })
  const mobileDevice = isMobile(headers.get('user-agent') ?? '')
  return { visitor: { key, channel: site.channel, mobileDevice }, ...(setCookie !== undefined && { setCookie }) }
}

/** Under which a variant is found without looking closely, beside the page's own address: no address has a space in it. */
const variantAddress = (address: string, on: readonly string[]) => `${address} +${on.join('+')}`

/** Finds the variant of a page that a visitor gets; `undefined` when it takes the long way to tell. */
export type FindVariantHit = (page: KeptPage, address: string, headers: IncomingHttpHeaders) => KeptPage | undefined

/** The short way, for who has been here before, and for variants that are in memory: no more is done than has to be for each visitor. */
export function variantHits({ cache, flags, settings }: Pick<VariantParts, 'cache' | 'flags' | 'settings'>): FindVariantHit {
  const channelAt = channelsByOrigin(settings.site)
  return (page, address, { cookie, 'user-agent': userAgent }) => {
    if (isbot(userAgent)) return page
    const key = knownKey(cookie)
    const channel = channelAt(address)
    if (key === undefined || channel === undefined) return undefined
    const on = flags.onFor({ key, channel, mobileDevice: isMobile(userAgent ?? '') }, page.flags)
    if (on instanceof Promise) return undefined
    return on.length === 0 ? page : cache.findHit(variantAddress(address, on))
  }
}

function channelsByOrigin(settings: SiteSettings) {
  const known = new Map<string, Channel | undefined>()
  return (address: string): Channel | undefined => {
    const origin = address.slice(0, address.indexOf('/', 'https://'.length))
    if (!known.has(origin)) known.set(origin, resolveSite(new URL(origin), settings)?.site.channel)
    return known.get(origin)
  }
}
