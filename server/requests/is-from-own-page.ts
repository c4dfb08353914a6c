import type { Context } from 'hono'
import { requestAddress } from './request-address.ts'

/** Browsers say where a request comes from: always by Origin when it writes, else by Sec-Fetch-Site, on insecure hosts by Referer. */
export function isFromOwnPage(c: Context, trustProxy: boolean): boolean {
  const own = requestAddress(c, trustProxy).origin
  const origin = c.req.header('origin')
  if (origin !== undefined) return origin === own
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return false
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return c.req.header('referer')?.startsWith(`${own}/`) ?? false
}
