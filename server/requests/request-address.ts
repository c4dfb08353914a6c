import type { Context } from 'hono'

/** What no shop is called (RFC 2606): a host that can't be read is none we know. */
const unreadable = 'unreadable.invalid'

/** The address a visitor asked for. Behind a proxy that is trusted (TRUST_PROXY) it is what the proxy was asked for. */
export function requestAddress(c: Context, trustProxy: boolean): URL {
  const address = new URL(c.req.url)
  if (!trustProxy) {
    // Who writes a whole address in the place of a path may write https, which nobody speaks here.
    address.protocol = 'http'
    return address
  }
  const host = lastOf(c.req.header('x-forwarded-host'))
  const protocol = lastOf(c.req.header('x-forwarded-proto'))?.toLowerCase()
  if (host) {
    const forwarded = URL.parse(`http://${host}`)
    const isHost = forwarded?.pathname === '/' && forwarded.search === '' && forwarded.username === ''
    // A host without a port leaves the port of our own behind.
    Object.assign(address, { port: '', host: isHost ? forwarded.host : unreadable })
  }
  if (protocol === 'https' || protocol === 'http') address.protocol = protocol
  return address
}

/** Whether a page of the same host asks, as its browser says. Before a proxy that is not trusted, the protocol is the proxy's own. */
export const isOwnOrigin = (c: Context, address: URL): boolean => URL.parse(c.req.header('origin') ?? '')?.host === address.host

/** What our own proxy wrote. What stands before it came with the request, and anybody may have written it. */
export function lastOf(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim()
}
