import type { Site } from '../../runtime/site/site.ts'
import { withTurns } from '../threads/with-turns.ts'
import type { PathOn } from './indexed-pages.ts'

/** A file may name 50,000 (sitemaps.org). Fewer keep shoppers waiting less when they are written for an origin: some 4 MB. */
const mostAddresses = 10_000

/**
 * A sitemap with the origin that is asked: whoever asks may make up the port of this machine's own names. Without a page what crawlers
 * begin with: all addresses or, of more than a file may name, where its pages are; these count from 1, and one that is not there is
 * `undefined`.
 */
export type SitemapAt = (origin: string, page?: number) => string | undefined

/** Pages of a channel, each in every country of it; one page's addresses stand in the same file. */
export async function writeSitemap(pages: PathOn[], site: Site, atMost = mostAddresses): Promise<SitemapAt> {
  const pagesOfFile = Math.floor(atMost / site.countries.length)
  const files: string[] = []
  let urls: string[] = []
  for await (const pathOn of withTurns(pages)) {
    urls.push(inCountries(pathOn, site))
    if (urls.length < pagesOfFile) continue
    files.push(urlset(urls))
    urls = []
  }
  if (urls.length > 0) files.push(urlset(urls))
  const [only = urlset([])] = files
  const isIndex = files.length > 1
  const firstAt = atOrigins(isIndex ? sitemapIndex(files.length) : only)
  const pagesAt = isIndex ? files.map(atOrigins) : []
  return (origin, page) => (page === undefined ? firstAt(origin) : pagesAt[page - 1]?.(origin))
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlset = (urls: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`

const sitemapIndex = (count: number) => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${namespace}">
${Array.from({ length: count }, (_, index) => `<sitemap><loc>${originMark}/sitemap.xml?page=${index + 1}</loc></sitemap>`).join('\n')}
</sitemapindex>
`

function inCountries(pathOn: PathOn, site: Site): string {
  const versions = site.countries.map(({ locale, prefix }) => {
    const { pathname, search } = new URL(pathOn({ ...site, prefix }), site.origin)
    return { locale, href: originMark + escapeXml(pathname + search) }
  })
  const alternates = versions.map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`).join('')
  return versions.map(({ href }) => `<url><loc>${href}</loc>${alternates}</url>`).join('\n')
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Stands for the origin: no address has one. */
const originMark = '\0'

const withOrigin = (xml: string, origin: string) => xml.replaceAll(originMark, () => origin)

/** Almost all ask at one origin: what was written for it need not be written again. */
function atOrigins(xml: string): (origin: string) => string {
  let last = { origin: originMark, xml }
  return (origin) => {
    if (origin !== last.origin) last = { origin, xml: withOrigin(xml, origin) }
    return last.xml
  }
}
