import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { forwardedFor } from './client-address.ts'
import { type Patience, patienceOf, readPatiently, sentPatiently } from './patience.ts'
import { requestAddress } from './request-address.ts'

/** How long an upstream may do nothing before the visitor gets an error, in milliseconds. */
const usualPatienceMs = 10_000

export interface Upstream {
  url: string
  /** What visitors are told can't be reached when it can't. */
  name: string
  /** How long it may do nothing, in milliseconds. A body takes as long as it takes. */
  patienceMs?: number
}

/** Has a request answered by another server, under the same path. It is told who asks, and for what address, as far as we know ourselves (TRUST_PROXY). */
export async function passOn(
  c: Context,
  { url, name, patienceMs = usualPatienceMs }: Upstream,
  { trustProxy }: { trustProxy: boolean },
): Promise<Response> {
  const address = requestAddress(c, trustProxy)
  const patience = patienceOf(patienceMs)
  try {
    patience.begin()
    const answer = await proxy(new URL(address.pathname + address.search, url), {
      method: c.req.method,
      ...bodyOf(c.req.raw, patience),
      headers: { ...headersOf(c.req.header(), trustProxy), ...forwardedHeaders(c, address, trustProxy) },
      redirect: 'manual',
      signal: AbortSignal.any([c.req.raw.signal, patience.signal]),
    })
    patience.end()
    return answer.body ? new Response(readPatiently(answer.body, patience), answer) : answer
  } catch {
    patience.end()
    return c.text(`${name} ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`, 502)
  }
}

const bodyOf = ({ body }: Request, patience: Patience) => body && { body: sentPatiently(body, patience), duplex: 'half' as const }

/** Of one connection, not of what is asked on it (RFC 9110, 7.6.1). The visitor who expects a go-ahead has had it from us; fetch refuses to. */
const ofTheConnection = /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*)$/

/** What proxies say of who asks; from anybody else it is made up. `Forwarded` says it once more, and we do not go on in it. */
const ofProxies = /^(x-forwarded-.*|x-real-ip)$/

function headersOf(asked: Record<string, string>, trustProxy: boolean): Record<string, string> {
  const named = (asked.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const isLeftOut = (name: string) =>
    ofTheConnection.test(name) || named.includes(name) || name === 'forwarded' || (!trustProxy && ofProxies.test(name))
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !isLeftOut(name)))
}

function forwardedHeaders(c: Context, address: URL, trustProxy: boolean): Record<string, string> {
  const by = forwardedFor(c, trustProxy)
  return {
    ...(by !== undefined && { 'x-forwarded-for': by }),
    'x-forwarded-host': address.host,
    'x-forwarded-proto': address.protocol.slice(0, -1),
  }
}
