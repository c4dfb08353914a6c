import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

/** How long an upstream may take before the visitor gets an error, in milliseconds. */
const timeout = 10_000

/** Has a request answered by another server, under the same path. `name` is what visitors are told can't be reached when it can't. */
export async function passOn(c: Context, address: URL, upstream: string, name: string): Promise<Response> {
  try {
    return await proxy(new URL(address.pathname + address.search, upstream), {
      ...c.req,
      headers: { ...c.req.header(), 'x-forwarded-host': address.host, 'x-forwarded-proto': address.protocol.slice(0, -1) },
      redirect: 'manual',
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]),
    })
  } catch {
    return c.text(`${name} ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`, 502)
  }
}
