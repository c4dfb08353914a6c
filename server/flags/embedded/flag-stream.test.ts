import { sign } from 'hono/jwt'
import { afterEach, expect, it, vi } from 'vitest'
import { flagService } from './flag-service.ts'
import { openSdk, openTestFlagService, serverKey } from './test-flag-service.ts'

afterEach(() => void vi.useRealTimers())

async function openStreaming() {
  const stopping = new AbortController()
  const service = await openTestFlagService({ stopping })
  const { token } = (await service.ask('GET', 'v2/auth')).body
  return { ...service, stopping, token: String(token) }
}

/** Asks of its own accord only once in an hour. */
const hourly = { streamingEnabled: true, scheduler: { featuresRefreshRate: 3_600 } }

it('R7.18 the SDK hears within a second or so, without asking, of a flag that is made, changed and ended', async () => {
  const { address, create, change, archive, statuses, errors } = await openStreaming()
  const { client, updated } = openSdk(address, hourly)
  await client.whenReady()
  await vi.waitUntil(() => statuses('/sse').length > 0)
  const treatments = []
  for (const write of [() => create('hero', { share: 100 }), () => change('hero', { share: 0 }), () => archive('hero')]) {
    const heard = updated()
    await write()
    await heard
    treatments.push(client.getTreatment('anna', 'hero'))
  }
  expect(treatments).toEqual(['on', 'off', 'control'])
  expect([statuses('/api/v2/auth'), statuses('/sse')]).toEqual([[200], [200]])
  expect(errors).toEqual([])
})

it('R7.18 several SDKs hear of the same change', async () => {
  const { address, create, statuses } = await openStreaming()
  const sdks = [openSdk(address, hourly), openSdk(address, hourly)]
  await Promise.all(sdks.map(({ client }) => client.whenReady()))
  await vi.waitUntil(() => statuses('/sse').length === 2)
  const heard = sdks.map(({ updated }) => updated())
  await create('hero', { share: 100 })
  await Promise.all(heard)
  expect(sdks.map(({ client }) => client.getTreatment('anna', 'hero'))).toEqual(['on', 'on'])
})

it('R7.18 R8.07 streams end when the program stops, and the SDK asks as without them', async () => {
  const { address, create, stopping, statuses } = await openStreaming()
  const { client, updated } = openSdk(address, { streamingEnabled: true })
  await client.whenReady()
  await vi.waitUntil(() => statuses('/sse').length > 0)
  stopping.abort()
  const heard = updated()
  await create('hero', { share: 100 })
  await heard
  expect(client.getTreatment('anna', 'hero')).toBe('on')
})

it('R7.18 a token is good for an hour, so that the SDK asks for the next one in fifty minutes', async () => {
  const { ask } = await openStreaming()
  const { pushEnabled, token, connDelay } = (await ask('GET', 'v2/auth')).body
  const { iat, exp, ...payload } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  expect([pushEnabled, connDelay, exp - iat]).toEqual([true, 0, 3_600])
  expect(JSON.parse(payload['x-ably-capability'])).toEqual({ anlass_flags: ['subscribe'] })
})

it('R8.07 opens no stream without a token, with another’s, or one that is over', async () => {
  const { address } = await openStreaming()
  const over = await sign({ exp: Math.floor(Date.now() / 1000) - 1 }, serverKey, 'HS256')
  const others = await sign({ exp: Math.floor(Date.now() / 1000) + 60 }, 'another-key', 'HS256')
  for (const token of ['', 'nonsense', over, others]) {
    const response = await fetch(`${address}/sse?accessToken=${token}`)
    expect([token, response.status, (await response.json()).error]).toEqual([token, 401, 'unauthorized'])
  }
})

it('keeps a stream alive through proxies, and no cache keeps it', async () => {
  const { database, token, errors } = await openStreaming()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stopping = new AbortController()
  const service = flagService({ database, serverKey, stopping: stopping.signal, onError: (error) => void errors.push(error) })
  const response = await service.request(`http://flags.test/sse?accessToken=${token}`)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(': listening\n\n')
  vi.advanceTimersByTime(25_000)
  expect((await reader?.read())?.value).toBe(': still here\n\n')
  stopping.abort()
  expect((await reader?.read())?.done).toBe(true)
  expect(errors).toEqual([])
})

it('looks for changes only while somebody listens', async () => {
  const { address, token } = await openStreaming()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const visits = [new AbortController(), new AbortController()]
  // Answers that nobody holds are given up.
  const answers = await Promise.all(visits.map(({ signal }) => fetch(`${address}/sse?accessToken=${token}`, { signal })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  // One looks for changes, and each stream is kept alive.
  expect(vi.getTimerCount()).toBe(3)
  visits[0]?.abort()
  await vi.waitUntil(() => vi.getTimerCount() === 2)
  visits[1]?.abort()
  await vi.waitUntil(() => vi.getTimerCount() === 0)
})

it('opens no stream for who asks for its head alone', async () => {
  const { address, token } = await openStreaming()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { status, headers } = await fetch(`${address}/sse?accessToken=${token}`, { method: 'HEAD' })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(vi.getTimerCount()).toBe(0)
})
