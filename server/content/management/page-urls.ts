import { Hono } from 'hono'
import type { ManagementEnv, ManagementParts } from './environment.ts'

/** As many as a page of a list has. */
const mostSlugs = 100

/**
 * GET page_urls ?by_slugs=   where shoppers find the pages of these stories, also of such as are not there yet; it is not the full
 *                            slug where the shop has addresses of its own. Ours; the vendor has nothing like it.
 */
export function pageUrlRoutes({ pageUrl }: ManagementParts) {
  return new Hono<ManagementEnv>().get('/page_urls', (c) => {
    const slugs = (c.req.query('by_slugs') ?? '').split(',').filter(Boolean).slice(0, mostSlugs)
    const found = slugs.map((full_slug) => ({ full_slug, url: pageUrl(full_slug) }))
    return c.json({ page_urls: found.filter(({ url }) => url !== undefined) })
  })
}
