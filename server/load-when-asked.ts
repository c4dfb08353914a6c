import { Hono } from 'hono'
import { madeOnce } from '../runtime/made-once.ts'

/** An app that is loaded with the first request to it. What can't be loaded is told, and answers 500, each time. */
export function loadWhenAsked(load: () => Promise<Hono>, onError: (error: Error) => void): Hono {
  const app = madeOnce(load)
  return new Hono()
    .onError((error, c) => {
      onError(error)
      return c.text('This can not be loaded; the log says why.', 500)
    })
    .all('*', async (c) => (await app()).fetch(c.req.raw, c.env))
}
