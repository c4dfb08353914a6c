import { afterEach, expect, it, vi } from 'vitest'
import { openTestFlagService, serverKey } from './test-flag-service.ts'

afterEach(() => void vi.useRealTimers())

async function openFlags() {
  const service = await openTestFlagService()
  for (const name of ['hero', 'banner']) await service.create(name, { share: 50 })
  return service
}

const saw = (k: string, t: string, more: object = {}) => ({ k, t, m: 1_700_000_003_000, c: 1, r: 'default rule', ...more })

it('R7.18 testImpressions/bulk: each visitor counts once', async () => {
  const { ask, seen } = await openFlags()
  const body = [
    { f: 'hero', i: [saw('anna', 'on'), saw('anna', 'on', { pt: 1 }), saw('ben', 'off'), saw('cleo', 'on', { r: undefined })] },
    { f: 'banner', i: [saw('anna', 'off'), saw('ben', 'control'), saw('cleo', 'on', { r: 'not ready' }), saw('cleo', 'blue')] },
    { f: 'unknown', i: [saw('anna', 'on')] },
  ]
  for (const again of [1, 2]) expect([again, (await ask('POST', 'testImpressions/bulk', { body })).status]).toEqual([again, 204])
  expect(await seen()).toEqual({ hero: { on: 2, off: 1 }, banner: { on: 0, off: 1 } })
})

it('R7.18 testImpressions/bulk keeps when a visitor first saw it, which is never to come', async () => {
  const { ask, database } = await openFlags()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00.000Z') })
  const at = (time: string) => ({ m: Date.parse(time) })
  const i = [saw('anna', 'on', at('2026-11-22T09:00:00Z')), saw('ben', 'on', at('2030-01-01T00:00:00Z'))]
  await ask('POST', 'testImpressions/bulk', { body: [{ f: 'hero', i }] })
  const rows = await database.kysely.selectFrom('flag_impressions').select('first_seen').orderBy('visitor_key').execute()
  expect(rows.map(({ first_seen }) => first_seen)).toEqual(['2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'])
})

it('R7.18 takes what 30,000 evaluations come to at once', async () => {
  const { ask, seen } = await openFlags()
  const i = Array.from({ length: 30_000 }, (_, index) => saw(`visitor-${index}`, index % 2 ? 'on' : 'off'))
  expect((await ask('POST', 'testImpressions/bulk', { body: [{ f: 'hero', i }] })).status).toBe(204)
  expect(await seen()).toEqual({ hero: { on: 15_000, off: 15_000 } })
})

const bodies: Record<string, unknown> = {
  'testImpressions/count': { pf: [{ f: 'hero', m: 1_700_000_000_000, rc: 3 }] },
  'events/bulk': [
    { eventTypeId: 'order', trafficTypeName: 'user', value: 9.5, timestamp: 1_700_000_004_000, key: 'anna', properties: null },
  ],
  'v1/keys/cs': { keys: [{ k: 'anna', fs: ['hero'] }] },
  'v1/keys/ss': { keys: [{ f: 'hero', ks: ['anna', 'ben'] }] },
  'v1/metrics/config': { oM: 0, st: 'memory', t: [] },
  'v1/metrics/usage': { lS: { sp: 1 }, sE: [] },
}

it.each(Object.entries(bodies))('R7.18 %s is taken and let go', async (path, body) => {
  const { ask, seen } = await openFlags()
  expect(await ask('POST', path, { body })).toMatchObject({ status: 204, body: undefined })
  expect(await seen()).toEqual({})
})

it('R7.18 a browser whose page goes sends the same with its key in it', async () => {
  const { ask, seen } = await openFlags()
  const impressions = [{ f: 'hero', i: [saw('anna', 'on')] }]
  const send = (path: string, entries: unknown, token = serverKey) =>
    ask('POST', path, { authorization: '', body: { entries, token, sdk: 'javascript-11.11.2', sim: 'OPTIMIZED' } })
  expect((await send('testImpressions/beacon', impressions, 'another-key')).status).toBe(401)
  expect(await seen()).toEqual({})
  expect((await send('testImpressions/beacon', impressions)).status).toBe(204)
  expect(await seen()).toEqual({ hero: { on: 1, off: 0 } })
  for (const path of ['testImpressions/count', 'events/bulk', 'v1/keys/cs', 'v1/metrics/usage']) {
    const beacon = `${path.replace('/bulk', '')}/beacon`
    expect([beacon, (await send(beacon, bodies[path])).status]).toEqual([beacon, 204])
    expect([beacon, (await send(beacon, 'nonsense')).status]).toEqual([beacon, 400])
  }
})

it.each(['testImpressions/bulk', ...Object.keys(bodies)])('R8.07 %s: what no SDK sends is refused', async (path) => {
  const { ask, errors } = await openFlags()
  expect((await ask('POST', path, { body: 'no JSON' })).body).toEqual({ error: 'bad-body', message: 'The body is not JSON.' })
  for (const body of ['7', 'null', '""', '[7]']) {
    const answer = await ask('POST', path, { body })
    expect([body, answer.status, answer.body.error]).toEqual([body, 400, 'bad-body'])
  }
  expect(errors).toEqual([])
})

it('R8.07 names the part of a body that is wrong, and keeps nothing of it', async () => {
  const { ask, seen } = await openFlags()
  const body = [{ f: 'hero', i: [saw('anna', 'on'), saw('x'.repeat(251), 'on')] }]
  expect(await ask('POST', 'testImpressions/bulk', { body })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(' at 0.i.1.k: ') },
  })
  expect(await seen()).toEqual({})
})

it('R8.07 a body that is too large is refused, and of who shows no key sooner', async () => {
  const { ask } = await openFlags()
  const impressions = (bytes: number) => [{ f: 'hero', i: [saw('x'.repeat(bytes), 'on')] }]
  const refused = { status: 413, body: { error: 'too-large' } }
  expect(await ask('POST', 'testImpressions/bulk', { body: impressions(8_000_000) })).toMatchObject(refused)
  expect(await ask('POST', 'testImpressions/bulk', { body: impressions(8_000_000), authorization: '' })).toMatchObject({ status: 401 })
  const beacon = { entries: impressions(70_000), token: serverKey }
  expect(await ask('POST', 'testImpressions/beacon', { body: beacon, authorization: '' })).toMatchObject(refused)
})
