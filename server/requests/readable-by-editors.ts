import type { MiddlewareHandler } from 'hono'

/** Lets the editors' pages read what the shop serves everybody: a receipt after publishing says when the new bytes were there. */
export function readableByEditors(editorOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const origin = c.req.header('origin')
    if (origin === undefined || !editorOrigins.includes(origin) || c.req.method !== 'GET') return
    c.header('access-control-allow-origin', origin)
    c.header('access-control-expose-headers', 'etag')
    if (!/\borigin\b/.test(c.res.headers.get('vary') ?? '')) c.header('vary', 'origin', { append: true })
  }
}
