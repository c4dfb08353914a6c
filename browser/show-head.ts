import type { PageHead, ScreenContent } from '../runtime/payload.ts'

/** What of the head changes with the page. */
export type ShownHead = Pick<PageHead, 'title' | 'description' | 'robots' | 'canonical' | 'alternates'>

/** The language of the page that does not know its site: the document's first. */
const { lang } = document.documentElement

/** What the document's head says of the page it came with. */
export function readHead(): ShownHead {
  return {
    title: document.title,
    description: find('meta[name="description"]', 'content'),
    robots: find('meta[name="robots"]', 'content'),
    canonical: find('link[rel="canonical"]', 'href'),
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(({ hreflang, href }) => ({
      locale: hreflang,
      href,
    })),
  }
}

/** Makes the document's head say what the new page's would (R2.48). */
export function showHead({ head, site }: Pick<ScreenContent, 'site'> & { head: ShownHead }) {
  document.documentElement.lang = site?.locale ?? lang
  document.title = head.title
  set('meta[name="description"]', 'content', head.description)
  set('meta[name="robots"]', 'content', head.robots)
  set('meta[property="og:title"]', 'content', head.title)
  set('meta[property="og:url"]', 'content', head.canonical)
  set('link[rel="canonical"]', 'href', head.canonical)
  replaceAlternates(head.alternates)
}

const find = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute) ?? ''

const set = (selector: string, attribute: string, value: string) => document.querySelector(selector)?.setAttribute(attribute, value)

function replaceAlternates(alternates: ShownHead['alternates']) {
  for (const link of document.querySelectorAll('link[rel="alternate"]')) link.remove()
  for (const { locale, href } of alternates) {
    const link = document.createElement('link')
    link.rel = 'alternate'
    link.hreflang = locale
    link.href = href
    document.head.append(link)
  }
}
