import type { Context } from 'hono'
import { z } from 'zod'

/** What Node's server hands through; tests without a socket have none. */
const NodeBindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) })

/** The network address a request comes from: what the last proxy saw, where one is trusted (TRUST_PROXY). `undefined` without a socket. */
export function clientAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded === undefined ? connectedAddress(c) : withoutPort(forwarded)
}

/**
 * Some proxies name the client's port, too: `203.0.113.9:50412`, `[2001:db8::1]:50412`. It is another with each connection, and nobody's
 * limit would ever be reached (https://learn.microsoft.com/azure/application-gateway/rewrite-http-headers-url).
 */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

/** For a server behind us, as `X-Forwarded-For`: who is connected to us, after those whom a proxy names that is trusted. `undefined` without a socket. */
export function forwardedFor(c: Context, trustProxy: boolean): string | undefined {
  const chain = [trustProxy ? c.req.header('x-forwarded-for') : undefined, connectedAddress(c)].filter(Boolean)
  return chain.length === 0 ? undefined : chain.join(', ')
}

const connectedAddress = (c: Context) => NodeBindings.safeParse(c.env).data?.incoming.socket.remoteAddress

/** The network a request comes from, for who counts by it: an address alone limits nobody who has IPv6. `undefined` without a socket. */
export function clientNetwork(c: Context, trustProxy: boolean): string | undefined {
  const address = clientAddress(c, trustProxy)
  return address === undefined ? undefined : networkOf(address)
}

/** The network that an address is of: in IPv6 a household has up to 256 networks of 2^64 addresses each, whose first seven bytes are the same. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':'))
  // What `::` stands for; an address that is whole has no room for any.
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const [first, second, third, fourth = '0'] = [...before, ...zeros, ...after]
  return [first, second, third, fourth.slice(0, -2) || '0'].join(':')
}

/**
 * The network that takes turns with others, of one that counts for limits: in IPv6 the first six bytes, which a provider or a broker gives
 * to a customer at most. One of these has 256 of the other kind, each with a turn of its own.
 */
export const networkOfTurns = (network: string): string =>
  network.includes(':') && !network.includes('.') ? network.split(':').slice(0, 3).join(':') : network
