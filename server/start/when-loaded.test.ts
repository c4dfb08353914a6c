import type { RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen, localAddress } from './listen.ts'
import { whenLoaded } from './when-loaded.ts'

async function serve(load: () => Promise<RequestListener>, onError: (error: Error) => void = () => {}): Promise<string> {
  const server = await listen(whenLoaded(load, onError), { host: '127.0.0.1', port: 0, setting: 'PORT' })
  onTestFinished(() => void server.close())
  return localAddress(server, '127.0.0.1')
}

it('loads a program with the first request to it, once, and hands the request on', async () => {
  let loads = 0
  const address = await serve(async () => {
    loads++
    return (request, response) => void request.pipe(response)
  })
  expect(loads).toBe(0)
  const ask = async () => (await fetch(address, { method: 'POST', body: 'Ja' })).text()
  expect(await Promise.all([ask(), ask()])).toEqual(['Ja', 'Ja'])
  expect(loads).toBe(1)
})

it('tells what can’t be loaded, answers 503, and is well with the next request', async () => {
  const told: string[] = []
  const loads: (() => Promise<RequestListener>)[] = [
    () => Promise.reject(new Error('Too many open files.')),
    async () => (_, response) => void response.end('Ja'),
  ]
  const address = await serve(
    () => (loads.shift() as () => Promise<RequestListener>)(),
    ({ message }) => told.push(message),
  )
  const refused = await fetch(address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await (await fetch(address)).text()).toBe('Ja')
  expect(told).toEqual(['Too many open files.'])
})
