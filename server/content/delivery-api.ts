/**
 * Storyblok's Content Delivery API v2, served from the embedded database. The shop reads its
 * stories here through the vendor's own client, and so can any other site.
 *
 * GET /v2/cdn/stories                 a list of stories
 * GET /v2/cdn/stories/:name           one story, by full slug, id, or uuid with find_by=uuid
 * GET /v2/cdn/links                   where stories and folders stand
 * GET /v2/cdn/links/:uuid
 * GET /v2/cdn/spaces/me
 * GET /v2/cdn/datasources
 * GET /v2/cdn/datasources/:name       by id or slug
 * GET /v2/cdn/datasource_entries
 * GET /v2/cdn/tags
 * GET /v2/cdn/assets/me               one file, by its address
 * GET /v2/cdn/redirects              former addresses of stories that moved
 * GET /v2/cdn/redirects/:slug
 * GET /v2/cdn/experiments             none: stories have no variants here
 *
 * Beside the vendor's parameters, with a preview token: `at`, an instant, answers what will be published then, and `drafts_of`,
 * ids of stories, what would be if these drafts were.
 */
import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { type DeliveryParts, deliver } from './delivery/deliver.ts'
import { methodNotAllowed } from './delivery/delivery-error.ts'

export function deliveryApi(parts: DeliveryParts): Hono {
  return new Hono()
    .use('/v2/cdn/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders: ['total', 'per-page', 'etag'] }))
    .use('/v2/cdn/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'] }))
    .get('/v2/cdn/*', async (c) => {
      const { status, headers, body } = await deliver(parts, c.req.url)
      const text = JSON.stringify(body)
      // Named here once, from the text; the middleware would read the answer back to name it.
      const name = status === 200 && { etag: `"${hash('sha1', text)}"` }
      return c.body(text, status, { 'content-type': 'application/json', ...headers, ...name })
    })
    .all('/v2/cdn/*', (c) => {
      const { status, body } = methodNotAllowed()
      return c.json(body, status, { allow: 'GET, HEAD, OPTIONS' })
    })
}
