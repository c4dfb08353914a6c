import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { loadWhenAsked } from './load-when-asked.ts'

it('loads an app with the first request to it, once, and hands on what came with the request', async () => {
  let loads = 0
  const app = loadWhenAsked(async () => {
    loads++
    return new Hono<{ Bindings: { who: string } }>().post('/a', async (c) =>
      c.text(`${c.env.who}: ${await c.req.text()}`),
    ) as unknown as Hono
  })
  expect(loads).toBe(0)
  const ask = async () => (await app.request('/a', { method: 'POST', body: 'Ja' }, { who: 'Ada' })).text()
  expect(await Promise.all([ask(), ask()])).toEqual(['Ada: Ja', 'Ada: Ja'])
  expect(loads).toBe(1)
})
