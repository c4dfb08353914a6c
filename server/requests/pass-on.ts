import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { type Patience, patienceOf, readPatiently, sentPatiently } from './patience.ts'

/** How long an upstream may do nothing before the visitor gets an error, in milliseconds. */
const usualPatienceMs = 10_000

export interface Upstream {
  url: string
  /** What visitors are told can't be reached when it can't. */
  name: string
  /** How long it may do nothing, in milliseconds. A body takes as long as it takes. */
  patienceMs?: number
}

/** Has a request answered by another server, under the same path. */
export async function passOn(c: Context, address: URL, { url, name, patienceMs = usualPatienceMs }: Upstream): Promise<Response> {
  const patience = patienceOf(patienceMs)
  try {
    patience.begin()
    const answer = await proxy(new URL(address.pathname + address.search, url), {
      method: c.req.method,
      ...bodyOf(c.req.raw, patience),
      headers: { ...headersOf(c.req.header()), 'x-forwarded-host': address.host, 'x-forwarded-proto': address.protocol.slice(0, -1) },
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

function headersOf(asked: Record<string, string>): Record<string, string> {
  const named = (asked.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !ofTheConnection.test(name) && !named.includes(name)))
}
