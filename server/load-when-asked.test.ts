import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { loadWhenAsked } from './load-when-asked.ts'

it('loads an app with the first request to it, once, and hands on what came with the request', async () => {
  let loads = 0
  const app = loadWhenAsked(
    async () => {
      loads++
      return new Hono<{ Bindings: { who: string } }>().post('/a', async (c) =>
        c.text(`${c.env.who}: ${await c.req.text()}`),
      ) as unknown as Hono
    },
    () => {},
  )
  expect(loads).toBe(0)
  const ask = async () => (await app.request('/a', { method: 'POST', body: 'Ja' }, { who: 'Ada' })).text()
  expect(await Promise.all([ask(), ask()])).toEqual(['Ada: Ja', 'Ada: Ja'])
  expect(loads).toBe(1)
})

it('tells what can’t be loaded, and answers 500', async () => {
  const told: string[] = []
  const app = loadWhenAsked(
    () => Promise.reject(new Error('The build has no studio.')),
    ({ message }) => told.push(message),
  )
  expect((await app.request('/')).status).toBe(500)
  expect(told).toEqual(['The build has no studio.'])
})
