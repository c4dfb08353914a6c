import type { MiddlewareHandler } from 'hono'

/**
 * The `cache-control` of answers that only the browser keeps which asked for them, to ask each time whether they are still the
 * same. `no-cache` alone does not keep every CDN from it:
 * https://www.fastly.com/documentation/guides/full-site-delivery/caching/about-cache-control-headers
 */
export const browsersOnly = 'private, no-cache'

/** Of every answer that does not say how long it may be kept, and by whom. */
export const browsersOnlyByDefault: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', browsersOnly)
}
