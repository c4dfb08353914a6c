import { payloadPath } from '../../runtime/payload.ts'
import { resolveSite, type SiteRequest } from '../../runtime/site/site.ts'
import { isEditorTokenValid } from '../content/editor-token.ts'
import type { Settings } from '../settings.ts'

export type VisitSettings = Pick<Settings, 'site' | 'spaceId' | 'draftKey'>

/** What an address asks for, before anything was looked up. */
export interface Visit extends SiteRequest {
  /** Draft for an editor's signed address alone (R2.19, R6.03). */
  version: 'draft' | 'published'
  /** Of a draft: the release whose texts the editor wants to see. */
  release?: number
  /** The browser's router asks for the page's data instead of its document (R7.16). */
  wantsPayload: boolean
}

/** Reads an address of the shop; `suffix` is what stands after the page's own path. */
export function readVisit(address: URL, settings: VisitSettings, suffix = payloadPath): Visit | 'unknown-host' | 'unreadable' {
  const hasSuffix = address.pathname.endsWith(`/${suffix}`)
  try {
    // Stories have readable slugs; what follows compares and looks up readable paths.
    const readable = decodeURIComponent(hasSuffix ? address.pathname.slice(0, -suffix.length) : address.pathname)
    const found = resolveSite(address, settings.site, readable)
    if (!found) return 'unknown-host'
    const isDraft = isEditorTokenValid(address.searchParams, {
      spaceId: settings.spaceId,
      previewToken: settings.draftKey,
      now: new Date(),
    })
    const release = isDraft ? releaseIn(address) : undefined
    return { ...found, version: isDraft ? 'draft' : 'published', ...(release && { release }), wantsPayload: hasSuffix }
  } catch {
    return 'unreadable'
  }
}

/** 0, which the editor writes for none, when it names no release. */
function releaseIn({ searchParams }: URL): number {
  const written = searchParams.get('_storyblok_release') ?? ''
  return /^\d{1,15}$/.test(written) ? Number(written) : 0
}
