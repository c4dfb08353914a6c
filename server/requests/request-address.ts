import type { Context } from 'hono'

/** The address a visitor asked for. Behind a proxy that is trusted (TRUST_PROXY) it is what the proxy was asked for. */
export function requestAddress(c: Context, trustProxy: boolean): URL {
  const address = new URL(c.req.url)
  if (!trustProxy) return address
  const host = c.req.header('x-forwarded-host')
  const protocol = c.req.header('x-forwarded-proto')
  // A host without a port leaves the port of our own behind.
  if (host) Object.assign(address, { port: '', host })
  if (protocol === 'https' || protocol === 'http') address.protocol = protocol
  return address
}
