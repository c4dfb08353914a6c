import type { BuiltPage } from './build-page.ts'
import { compressText } from './compressed-text.ts'
import type { PageAhead } from './page-ahead.ts'
import { pageIdentity, type Visit } from './visit.ts'

/** Of those that were drawn ahead last; a page is some 200 kB. */
const mostPages = 10

export function createPagesAhead() {
  const pages = new Map<string, PageAhead>()
  return {
    keep(visit: Visit, page: PageAhead) {
      const identity = pageIdentity(visit)
      pages.delete(identity)
      pages.set(identity, page)
      for (const [oldest] of pages) {
        if (pages.size <= mostPages) break
        pages.delete(oldest)
      }
    },
    of: (visit: Visit): PageAhead | undefined => pages.get(pageIdentity(visit)),
    /** Its bytes may then be given to another thread. */
    forget: (visit: Visit) => void pages.delete(pageIdentity(visit)),
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
