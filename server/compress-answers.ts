import type { MiddlewareHandler } from 'hono'
import { toBrotli, toGzip } from './pages/compressed-text.ts'
import { encodingFor } from './pages/kept-page.ts'

/** Shorter ones take a packet either way, in bytes. */
const shortest = 1_000

/** What waits for its end on purpose, an event stream, is none of these. */
const isText = /^(application\/(json|xml)|text\/(html|plain|csv|css))\b/

/**
 * Compresses what is made for one request: a draft's page, a list of stories, designs, the sitemap. Finished pages come compressed;
 * a file, whose length is known, is sent as it is, in parts too.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, headers } = c.res
  if (!body || c.req.method === 'HEAD' || headers.has('content-encoding') || headers.has('content-length')) return
  if (!isText.test(headers.get('content-type') ?? '')) return
  c.header('vary', 'accept-encoding', { append: true })
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '')
  if (encoding === 'identity') return
  const text = new Uint8Array(await c.res.arrayBuffer())
  const isShort = text.length < shortest
  c.res = new Response(isShort ? text : encoding === 'br' ? toBrotli(text) : toGzip(text), c.res)
  if (!isShort) c.header('content-encoding', encoding)
}
