import { type Context, Hono } from 'hono'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { Content } from '../content/content.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { wholeNumber } from '../whole-number.ts'
import { indexedPages } from './indexed-pages.ts'
import { type KeptSitemapsParts, keptSitemaps } from './kept-sitemaps.ts'
import { readVisit, type VisitSettings } from './visit.ts'
import { writeSitemap } from './write-sitemap.ts'

export interface CrawlerFilesParts {
  content: Content
  shopApi: ShopApi
  settings: VisitSettings & Pick<Settings, 'trustProxy' | 'freshMs'>
  onContentChange: KeptSitemapsParts<Site>['onContentChange']
}

/**
 * GET /robots.txt   what crawlers may read
 * GET /sitemap.xml  every page of the host's channel that search engines may show, in every country of the German interface; `?page=2`
 *                   is one of the files it leads to where they are more than one may name
 * GET /llms.txt     what the shop is, for language models, where no other app provides it (R2.07)
 */
export function crawlerFiles({ content, shopApi, settings, onContentChange }: CrawlerFilesParts) {
  const siteOf = (c: Context) => {
    const visit = readVisit(new URL('/', requestAddress(c, settings.trustProxy)), settings)
    return typeof visit === 'string' ? undefined : visit.site
  }
  const sitemapOf = keptSitemaps({
    make: async (site: Site) => writeSitemap(await indexedPages(site, { content, shopApi }), site),
    onContentChange,
    freshMs: settings.freshMs,
  })
  return new Hono()
    .route('/', robots(settings))
    .get('/sitemap.xml', async (c) => {
      const site = siteOf(c)
      const { page } = c.req.query()
      // 0 is none, as is what is no number.
      const text = site && (await sitemapOf(site, page === undefined ? undefined : (wholeNumber(page) ?? 0)))
      if (text === undefined) return c.notFound()
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
