import { type Context, Hono } from 'hono'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { Content } from '../content/content.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { withTurns } from '../threads/with-turns.ts'
import { indexedPages, type PathOn } from './indexed-pages.ts'
import { type KeptSitemapsParts, keptSitemaps, type SitemapAt } from './kept-sitemaps.ts'
import { readVisit, type VisitSettings } from './visit.ts'

export interface CrawlerFilesParts {
  content: Content
  shopApi: ShopApi
  settings: VisitSettings & Pick<Settings, 'trustProxy' | 'freshMs'>
  onContentChange: KeptSitemapsParts<Site>['onContentChange']
}

/**
 * GET /robots.txt   what crawlers may read
 * GET /sitemap.xml  every page of the host's channel that search engines may show, in every country of the German interface
 * GET /llms.txt     what the shop is, for language models, where no other app provides it (R2.07)
 */
export function crawlerFiles({ content, shopApi, settings, onContentChange }: CrawlerFilesParts) {
  const siteOf = (c: Context) => {
    const visit = readVisit(new URL('/', requestAddress(c, settings.trustProxy)), settings)
    return typeof visit === 'string' ? undefined : visit.site
  }
  const sitemapOf = keptSitemaps({
    make: async (site: Site) => sitemapXml(await indexedPages(site, { content, shopApi }), site),
    onContentChange,
    freshMs: settings.freshMs,
  })
  return new Hono()
    .route('/', robots(settings))
    .get('/sitemap.xml', async (c) => {
      const site = siteOf(c)
      if (!site) return c.notFound()
      const text = await sitemapOf(site)
      c.header('content-type', 'application/xml; charset=utf-8')
      return c.body(text)
    })
    .get('/llms.txt', async (c) => {
      const site = siteOf(c)
      if (!site) return c.notFound()
      return c.text(
        `# ${site.name}\n\n> ${site.origin}/\n\n- [Seitenübersicht](${site.origin}${storyHref(`${site.channel}/sitemap`, site)})\n- [Sitemap](${site.origin}/sitemap.xml)\n`,
      )
    })
}

/** Takes no content: a crawler that can't read it asks for no page. */
export function robots({ trustProxy }: Pick<Settings, 'trustProxy'>) {
  return new Hono().get('/robots.txt', (c) => {
    const { origin } = requestAddress(c, trustProxy)
    return c.text(`User-agent: *\nAllow: /\nDisallow: /_blocks\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
}

/** Stands for the origin: no address has one. */
const originMark = '\0'

async function sitemapXml(pages: PathOn[], site: Site): Promise<SitemapAt> {
  const written: string[] = []
  for await (const pathOn of withTurns(pages)) written.push(inCountries(pathOn, site))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${written.join('\n')}
</urlset>
`
  // Almost all ask at one: what was written for it need not be written again.
  let last = { origin: originMark, xml }
  return (origin) => {
    if (origin !== last.origin) last = { origin, xml: xml.replaceAll(originMark, () => origin) }
    return last.xml
  }
}

function inCountries(pathOn: PathOn, site: Site): string {
  const versions = site.countries.map(({ locale, prefix }) => {
    const { pathname, search } = new URL(pathOn({ ...site, prefix }), site.origin)
    return { locale, href: originMark + escapeXml(pathname + search) }
  })
  const alternates = versions.map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`).join('')
  return versions.map(({ href }) => `<url><loc>${href}</loc>${alternates}</url>`).join('\n')
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
