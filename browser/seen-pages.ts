import type { Payload, ScreenContent } from '../runtime/payload.ts'
import { pageOf } from './page-of.ts'
import type { ShownHead } from './show-head.ts'

/** What is kept of a page; the document's first page may not know its site. */
export type SeenPage = ScreenContent & Pick<Payload, 'styles' | 'elements'> & { head: ShownHead }

const maxPages = 10
const pages = new Map<string, SeenPage>()

/** A page as it was last seen: Back and Forward show it as browsers show documents, at once and without a connection. */
export const seenPage = (address: URL): SeenPage | undefined => pages.get(pageOf(address))

/** Of many pages the latest are kept. One that is seen at several addresses, as a listing is that was narrowed down, counts once. */
export function keepPage(address: URL | Location, page: SeenPage): void {
  pages.delete(pageOf(address))
  pages.set(pageOf(address), page)
  for (const oldest of pages.keys()) {
    if (new Set(pages.values()).size <= maxPages) return
    pages.delete(oldest)
  }
}
