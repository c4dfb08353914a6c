import type { Context } from 'hono'
import { z } from 'zod'

/** What Node's server hands through; tests without a socket have none. */
const NodeBindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) })

/** The network address a request comes from: what the last proxy saw, where one is trusted (TRUST_PROXY). `undefined` without a socket. */
export function clientAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded ?? NodeBindings.safeParse(c.env).data?.incoming.socket.remoteAddress
}
