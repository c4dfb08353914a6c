import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Channel } from '../../schemas/channel.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { CustomerSecret } from './customer-sessions.ts'

/**
 * The cookie by which a browser shows whose it is: out of the reach of scripts and of other sites. Each brand has one, since both may
 * stand on one host. By TLS it can be set by this host alone: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export function customerCookie(c: Context, channel: Channel, trustProxy: boolean) {
  const secure = requestAddress(c, trustProxy).protocol === 'https:'
  const name = `${secure ? '__Host-' : ''}customer_${channel}`
  return {
    /** The secret that was sent. */
    read: () => getCookie(c, name),
    write: ({ secret, expiresAt }: CustomerSecret) =>
      setCookie(c, name, secret, { path: '/', httpOnly: true, sameSite: 'Lax', secure, expires: expiresAt }),
    remove: () => void deleteCookie(c, name, { path: '/', secure }),
  }
}
