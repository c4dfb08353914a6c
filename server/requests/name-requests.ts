import type { MiddlewareHandler } from 'hono'
import { nextRequestId } from './request-id.ts'

/** Gives every answer an id, where nothing else is said of the request. */
export const nameRequests: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('x-request-id', nextRequestId())
}
