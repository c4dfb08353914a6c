import type { MiddlewareHandler } from 'hono'
import { previewParameter } from '../../runtime/preview-parameter.ts'

/**
 * The `cache-control` of answers that only the browser keeps which asked for them, to ask each time whether they are still the
 * same. `no-cache` alone does not keep every CDN from it:
 * https://www.fastly.com/documentation/guides/full-site-delivery/caching/about-cache-control-headers
 */
export const browsersOnly = 'private, no-cache'

/** Of what not even the browser keeps. */
export const keptNowhere = 'private, no-store'

/** What an address says that asks for what is not published, or shows that whoever asks may see it. */
const draftParameters = ['_storyblok_tk[token]', '_storyblok', previewParameter]

/** Of every answer that does not say how long it may be kept, and by whom; none that came in the place of a draft is (R6.03). */
export const browsersOnlyByDefault: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('cache-control')) return
  const query = c.req.query()
  const isOfDraft = draftParameters.some((name) => Object.hasOwn(query, name)) || query.version === 'draft'
  c.header('cache-control', isOfDraft ? keptNowhere : browsersOnly)
}
