import { isbot } from 'isbot'
import type { ReportFlagError } from '../flags/flag-errors.ts'
import { monitorTreatments } from '../flags/flag-monitoring.ts'
import { readFlagOverrides } from '../flags/flag-overrides.ts'
import { type Flags, type Visitor, whichAreOn } from '../flags/flags.ts'
import { visitorKey } from '../flags/visitor-key.ts'
import { describeVisitor } from '../flags/visitor-of.ts'
import type { KeptPage } from './kept-page.ts'
import { makePage, type PagesParts, variantKeyOf } from './published-page.ts'
import { variantAddress } from './variant-address.ts'
import type { Visit } from './visit.ts'

export interface VariantParts extends PagesParts {
  flags: Flags
  reportFlagError: ReportFlagError
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
  const { on, headers } = await treatVisitor(page.flags, request, parts)
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

async function treatVisitor(names: readonly string[], { visit, address, headers }: VisitorRequest, parts: VariantParts) {
  const { flags, reportFlagError } = parts
  const { areDisabled, treatment, isDebugged } = readFlagOverrides(address.searchParams)
  const answered: PageForVisitor['headers'] = []
  const on: string[] = []
  // Of a flag that the page does not ask for there is no variant.
  const said = treatment && names.includes(treatment.flag) ? treatment : undefined
  if (!areDisabled && said?.isOn) on.push(said.flag)
  const asked = names.filter((flag) => flag !== said?.flag)
  // Crawlers are never asked about, nor counted (R4.07).
  if (!areDisabled && asked.length > 0 && !isbot(headers.get('user-agent'))) {
    const { visitor, isSecure, setCookie } = readVisitor(visit, headers)
    const treatments = await flags.treatmentsFor(visitor, asked)
    on.push(...whichAreOn(treatments))
    if (setCookie !== undefined) answered.push(['set-cookie', setCookie])
    // Who looks at a variant is no visitor who was treated so (R4.06).
    if (!said) {
      const { errors, setCookies } = monitorTreatments(headers.get('cookie') ?? undefined, visitor, treatments, { isSecure })
      for (const error of errors) reportFlagError(error)
      answered.push(...setCookies.map((cookie): [string, string] => ['set-cookie', cookie]))
    }
  }
  if (isDebugged) answered.push(['x-flags', names.map((flag) => `${flag}=${on.includes(flag) ? 'on' : 'off'}`).join(' ')])
  return { on: on.sort(), headers: answered }
}

interface ReadVisitor {
  visitor: Visitor
  isSecure: boolean
  /** Gives a key to who has none. */
  setCookie?: string
}

function readVisitor({ site }: Visit, headers: Headers): ReadVisitor {
  const isSecure = site.origin.startsWith('https:')
  const { key, ...kept } = visitorKey(headers.get('cookie') ?? undefined, { isSecure })
  const userAgent = headers.get('user-agent') ?? ''
  return { visitor: describeVisitor({ key, channel: site.channel, userAgent, privacy: headers.get('sec-gpc') }), isSecure, ...kept }
}
