import type { Context } from 'hono'

/** To any method but GET and HEAD. */
export const onlyRead = (c: Context) =>
  c.text(`Seiten werden nur gelesen: mit GET oder HEAD, nicht mit ${c.req.method}.`, 405, { allow: 'GET, HEAD' })
