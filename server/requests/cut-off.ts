import type { Context } from 'hono'
import { z } from 'zod'

/** What Node's server hands through; tests without a socket have none. */
const NodeBindings = z.object({ incoming: z.object({ complete: z.boolean(), destroyed: z.boolean() }) })

/** Whether whoever sent the request has left in the middle of it: nothing failed here, and nobody is there to read an answer. */
export function isCutOff(c: Context): boolean {
  const incoming = NodeBindings.safeParse(c.env).data?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Has no body, and the status that web servers write down for this. */
export const answerToNobody = () => new Response(null, { status: 499 })

/** For reading that fails: nothing was read of what turned out too large (limit-body.ts), which is answered there. That somebody has left is thrown. */
export const unlessCutOff = (c: Context) => (error: unknown) => {
  if (isCutOff(c)) throw error
  return undefined
}
