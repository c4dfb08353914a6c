import { isDeepStrictEqual } from 'node:util'
import type { ParsedBlok } from '../../runtime/parse-story.ts'
import type { PageNode, Payload } from '../../runtime/payload.ts'
import type { Story } from '../content/content.ts'
import type { BuiltPage } from './build-page.ts'
import { type CompressedText, compressText } from './compressed-text.ts'
import { pageAddress, type Visit } from './visit.ts'

/**
 * A page as it will be when an editor publishes what they have saved: drawn before that, and taken piece by piece when the page is
 * made then, each only if what it was made of is the same, to the letter (decision 42).
 */
export interface PageAhead {
  /** The content of its story, as JSON, and what was made of that. */
  content: string
  blok: ParsedBlok
  /** What its blocks loaded, as JSON. */
  data: string
  /** All that is in the document, and the document, compressed. */
  payload: Payload
  body: CompressedText
}

/** Of those that were drawn ahead last; a page is some 200 kB. */
const mostPages = 10

export function createPagesAhead() {
  const pages = new Map<string, PageAhead>()
  return {
    keep(visit: Visit, page: PageAhead) {
      const address = pageAddress(visit)
      pages.delete(address)
      pages.set(address, page)
      for (const [oldest] of pages) {
        if (pages.size <= mostPages) break
        pages.delete(oldest)
      }
    },
    of: (visit: Visit): PageAhead | undefined => pages.get(pageAddress(visit)),
  }
}

/** `undefined` for a page without a story of its own, and for one with flags, of which there is more than one. */
export function toPageAhead({ drawn, flags, payload }: BuiltPage, text: string): PageAhead | undefined {
  const body = drawn.find(({ place }) => place === 'body')
  if (!body || flags.size > 0) return undefined
  const { story, blok, data } = body
  return {
    content: JSON.stringify(story.content),
    blok,
    data: JSON.stringify([...data.values()]),
    payload,
    body: compressText(text),
  }
}

/** What was made of the same content. */
export const sameContent = (ahead: PageAhead | undefined, { content }: Story): PageAhead | undefined =>
  ahead?.content === JSON.stringify(content) ? ahead : undefined

/** What was drawn of the same content with the same data. */
export const sameNodes = (ahead: PageAhead | undefined, data: ReadonlyMap<ParsedBlok, unknown>): PageNode[] | undefined =>
  ahead?.data === JSON.stringify([...data.values()]) ? ahead.payload.body : undefined

/** What was made of the same payload. */
export const sameDocument = (ahead: PageAhead | undefined, { payload }: BuiltPage): CompressedText | undefined =>
  ahead && isDeepStrictEqual(ahead.payload, payload) ? ahead.body : undefined
