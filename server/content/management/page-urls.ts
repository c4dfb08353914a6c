import { Hono } from 'hono'
import type { ManagementEnv, ManagementParts } from './environment.ts'
import { checkFormer } from './redirects.ts'
import { checkReachable, formerAddress } from './reserved-slugs.ts'

/** As many as a page of a list has. */
const mostSlugs = 100

/**
 * GET page_urls ?by_slugs= ?language=   where shoppers find the pages of these stories, also of such as are not there yet; it is not
 *                            the full slug where the shop has addresses of its own, nor that of another country.
 * GET address_check ?slug= ?from_slug=   whether a story may stand at the first full slug, and the second lead to one: 204, or what
 *                                        POST stories and POST redirects refuse it with.
 * Ours; the vendor has nothing like them.
 */
export function pageUrlRoutes({ pageUrl, store }: ManagementParts) {
  const { kysely } = store.database
  return new Hono<ManagementEnv>()
    .get('/page_urls', (c) => {
      const slugs = (c.req.query('by_slugs') ?? '').split(',').filter(Boolean).slice(0, mostSlugs)
      const language = c.req.query('language')
      const found = slugs.map((full_slug) => ({ full_slug, url: pageUrl(full_slug, language) }))
      return c.json({ page_urls: found.filter(({ url }) => url !== undefined) })
    })
    .get('/address_check', async (c) => {
      const { query } = c.var.sent
      const [slug, from] = [query.text('slug'), query.text('from_slug')]
      if (slug !== undefined) checkReachable({ full_slug: slug, is_folder: 0 })
      if (from !== undefined) await checkFormer(kysely, formerAddress(from))
      return c.body(null, 204)
    })
}
