import { payloadPath } from '../../runtime/payload.ts'
import { previewParameter } from '../../runtime/preview-parameter.ts'
import { languageOf } from '../../runtime/site/content-language.ts'
import { resolveSite, type SiteRequest } from '../../runtime/site/site.ts'
import { germanSites, type SiteCountry } from '../../schemas/locale.ts'
import type { TextsAsked } from '../content/content.ts'
import { isEditorTokenValid } from '../content/editor-token.ts'
import { type PreviewLink, readPreviewLink } from '../content/preview-link.ts'
import { isOwnPort } from '../requests/own-port.ts'
import type { Settings } from '../settings/settings.ts'
import { wholeNumber } from '../whole-number.ts'

export type VisitSettings = Pick<Settings, 'site' | 'spaceId' | 'draftKey' | 'shopUrl'>

/** What an address asks for, before anything was looked up. */
export interface Visit extends SiteRequest {
  /** What is published now, for all but a signed address (R2.19, R6.03). */
  texts: TextsAsked
  /** The flags that are on for the visitor: none, until a page turns out to have variants. An editor gets all of them. */
  flagsOn: readonly string[] | 'both'
  /** By whom the address was signed: an editor, who gets edit marks and the bridge, or what a link for people without an account may show. */
  signed?: 'editor' | PreviewLink
  /** The browser's router asks for the page's data instead of its document (R7.16). */
  wantsPayload: boolean
}

/**
 * What tells a page from all others, with and without the slash at its end the same (decision 7). Before the space stands what says
 * which site it is, so that nobody can write a site into a path: `/de/at/…` is no page of Germany, and none of Austria's.
 */
export const pageIdentity = ({ site, path }: Pick<Visit, 'site' | 'path'>): string =>
  `${site.origin}${site.prefix} ${path.replace(/\/$/, '')}`

/** `unsigned-preview`: a preview link that is over, or was changed. */
export type UnreadableVisit = 'unknown-host' | 'unsigned-preview'

/** Reads an address of the shop; `suffix` is what stands after the page's own path. */
export function readVisit(address: URL, settings: VisitSettings, suffix = payloadPath): Visit | UnreadableVisit {
  if (!isOwnPort(address, settings)) return 'unknown-host'
  const hasSuffix = address.pathname.endsWith(`/${suffix}`)
  // Stories have readable slugs; what follows compares and looks up readable paths.
  const path = readablePath(hasSuffix ? address.pathname.slice(0, -suffix.length) : address.pathname)
  const link = linkIn(address, settings)
  if (link === 'unsigned-preview') return link
  const editor = link === undefined ? editorsTexts(address, settings) : undefined
  // Where the path names no country, the language that is previewed does.
  const language = link?.language ?? ((link || editor) && (address.searchParams.get('_storyblok_lang') ?? undefined))
  const found = resolveSite(address, settings.site, path, countryOf(language))
  if (!found) return 'unknown-host'
  const isSigned = link !== undefined || editor !== undefined
  // Whoever looks at what is not published is no visitor to be asked or counted.
  const site = isSigned ? { ...found.site, tagId: undefined, knowsLocation: undefined } : found.site
  const visit = { ...found, site, wantsPayload: hasSuffix, texts: {}, flagsOn: [] }
  if (editor) return { ...visit, texts: editor, flagsOn: 'both', signed: 'editor' }
  return link ? { ...visit, texts: isInLanguage(visit, link) ? textsOf(link) : {}, signed: link } : visit
}

/** As it is written where it can't be read: no story has a percent sign in its path, so nobody has a page there. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function linkIn({ searchParams }: URL, { draftKey }: VisitSettings): PreviewLink | 'unsigned-preview' | undefined {
  const token = searchParams.get(previewParameter)
  if (token === null) return undefined
  return readPreviewLink(token, { key: draftKey, now: new Date() }) ?? 'unsigned-preview'
}

function textsOf({ story, isDraft, at, release }: PreviewLink): TextsAsked {
  return { at, release, ...(isDraft && story !== undefined && { draftsOf: [story] }) }
}

const isInLanguage = ({ site }: SiteRequest, { language }: PreviewLink) =>
  language === undefined || language === (languageOf(site.locale) ?? 'default')

/** Drafts, for an editor's signed address. */
function editorsTexts({ searchParams }: URL, { spaceId, draftKey }: VisitSettings): TextsAsked | undefined {
  if (!isEditorTokenValid(searchParams, { spaceId, previewToken: draftKey, now: new Date() })) return undefined
  const written = searchParams.get('_storyblok_release') ?? ''
  // 0 is what the editor writes for none.
  const release = wholeNumber(written) ?? 0
  return { version: 'draft', ...(release && { release }) }
}

function countryOf(language: string | undefined): SiteCountry | undefined {
  const countries = Object.keys(germanSites) as SiteCountry[]
  return countries.find((country) => languageOf(germanSites[country]) === language?.toLowerCase().replaceAll('_', '-'))
}
