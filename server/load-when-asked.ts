import { Hono } from 'hono'
import { madeOnce } from '../runtime/made-once.ts'

/** An app that is loaded with the first request to it. What can't be loaded answers 500, each time. */
export function loadWhenAsked(load: () => Promise<Hono>): Hono {
  const app = madeOnce(load)
  return new Hono().all('*', async (c) => (await app()).fetch(c.req.raw, c.env))
}
