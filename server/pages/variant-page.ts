import { isbot } from 'isbot'
import { readFlagOverrides } from '../flags/flag-overrides.ts'
import type { Flags, Visitor } from '../flags/flags.ts'
import { isMobile } from '../flags/is-mobile.ts'
import { visitorKey } from '../flags/visitor-key.ts'
import type { KeptPage } from './kept-page.ts'
import { makePage, type PagesParts, variantKeyOf } from './published-page.ts'
import { variantAddress } from './variant-address.ts'
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
  const key = variantKeyOf(variant, parts.scripts.build)
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

function readVisitor({ site }: Visit, headers: Headers): { visitor: Visitor; setCookie?: string } {
  const { key, setCookie } = visitorKey(headers.get('cookie') ?? undefined, { isSecure: site.origin.startsWith('https:') })
  const mobileDevice = isMobile(headers.get('user-agent') ?? '')
  return { visitor: { key, channel: site.channel, mobileDevice }, ...(setCookie !== undefined && { setCookie }) }
}
