import type { PageHead, Payload } from '../runtime/payload.ts'

/** Makes the document's head say what the new page's would (R2.48). */
export function showHead({ head, site }: Payload) {
  document.documentElement.lang = site.locale
  document.title = head.title
  setContent('meta[name="description"]', head.description)
  setContent('meta[name="robots"]', head.robots)
  setContent('meta[property="og:title"]', head.title)
  setContent('meta[property="og:url"]', head.canonical)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical)
  replaceAlternates(head.alternates)
}

const setContent = (selector: string, content: string) => document.querySelector(selector)?.setAttribute('content', content)

function replaceAlternates(alternates: PageHead['alternates']) {
  for (const link of document.querySelectorAll('link[rel="alternate"]')) link.remove()
  for (const { locale, href } of alternates) {
    const link = document.createElement('link')
    link.rel = 'alternate'
    link.hreflang = locale
    link.href = href
    document.head.append(link)
  }
}
