import { isDeepStrictEqual } from 'node:util'
import type { ParsedBlok } from '../../runtime/parse-story.ts'
import type { PageNode, Payload } from '../../runtime/payload.ts'
import type { Story } from '../content/content.ts'
import type { CompressedText } from './compressed-text.ts'

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

/** What was made of the same content. Of most pages nothing was drawn ahead: then none is written out to be compared. */
export const sameContent = (ahead: PageAhead | undefined, { content }: Story): PageAhead | undefined =>
  ahead && ahead.content === JSON.stringify(content) ? ahead : undefined

/** What was drawn of the same content with the same data. */
export const sameNodes = (ahead: PageAhead | undefined, data: ReadonlyMap<ParsedBlok, unknown>): PageNode[] | undefined =>
  ahead && ahead.data === JSON.stringify([...data.values()]) ? ahead.payload.body : undefined

/** What was made of the same payload. */
export const sameDocument = (ahead: PageAhead | undefined, payload: Payload): CompressedText | undefined =>
  ahead && isDeepStrictEqual(ahead.payload, payload) ? ahead.body : undefined
