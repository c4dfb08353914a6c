import { afterEach, expect, it, vi } from 'vitest'
import { countDone, keepEvents } from './flag-events.ts'
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

const did = (key: string, eventTypeId: string, timestamp: number, properties: object | null = null) => ({
  eventTypeId,
  trafficTypeName: 'user',
  key,
  timestamp,
  properties,
})

async function openSeen() {
  const service = await openFlags()
  const i = [saw('anna', 'on'), saw('ben', 'on'), saw('cleo', 'off'), saw('dora', 'off')]
  await service.ask('POST', 'testImpressions/bulk', { body: [{ f: 'hero', i }] })
  const send = (body: object[]) => service.ask('POST', 'events/bulk', { body })
  const done = async (flag = 'hero') => (await countDone(service.database.kysely, [flag])).get(flag)
  return { ...service, send, done }
}
const when = 1_700_000_003_000
const later = when + 1_000

it('R7.18 events/bulk: how many did it of those who saw each side, each once', async () => {
  const { send, done } = await openSeen()
  expect(await done()).toEqual([])
  const click = { flag: 'hero' }
  await send([did('anna', 'click', later, click), did('anna', 'click', later + 5, click), did('cleo', 'order', later)])
  await send([did('anna', 'click', later, click), did('ben', 'click', later, click), did('dora', 'order', later)])
  await send([did('cleo', 'click', later, click), did('nobody', 'click', later, click)])
  expect(await done()).toEqual([
    { type: 'click', on: 2, off: 1 },
    { type: 'order', on: 0, off: 2 },
  ])
  expect(await done('banner')).toEqual([])
})

it('events/bulk: only what was done after they saw it counts, whenever they did it before', async () => {
  const { send, done } = await openSeen()
  await send([did('anna', 'order', when - 1), did('ben', 'order', when - 1), did('cleo', 'order', when)])
  expect(await done()).toEqual([{ type: 'order', on: 0, off: 1 }])
  await send([did('ben', 'order', later)])
  await send([did('ben', 'order', when - 5)])
  expect(await done()).toEqual([{ type: 'order', on: 1, off: 1 }])
})

it('events/bulk: a click in the variants of one test is none in those of another', async () => {
  const { ask, send, done } = await openSeen()
  await ask('POST', 'testImpressions/bulk', { body: [{ f: 'banner', i: [saw('anna', 'off')] }] })
  await send([did('anna', 'click', later, { flag: 'banner' }), did('ben', 'click', later, { flag: 'unknown' })])
  expect([await done('hero'), await done('banner')]).toEqual([[], [{ type: 'click', on: 0, off: 1 }]])
})

it('events/bulk: who saw both sides did it for the one they had come to see last before', async () => {
  const { ask, send, done } = await openSeen()
  await ask('POST', 'testImpressions/bulk', { body: [{ f: 'hero', i: [saw('anna', 'off', { m: later })] }] })
  await send([did('anna', 'click', later - 1, { flag: 'hero' })])
  expect(await done()).toEqual([{ type: 'click', on: 1, off: 0 }])
  await send([did('anna', 'click', later + 1, { flag: 'hero' })])
  expect(await done()).toEqual([{ type: 'click', on: 0, off: 1 }])
})

it('events/bulk: a test that begins anew forgets what was done in its variants', async () => {
  const { ask, archive, create, send, done } = await openSeen()
  await send([did('anna', 'click', later, { flag: 'hero' })])
  await archive('hero')
  await create('hero')
  await ask('POST', 'testImpressions/bulk', { body: [{ f: 'hero', i: [saw('anna', 'on')] }] })
  expect(await done()).toEqual([])
})

it('events/bulk: nobody fills the disk with visitors, or with kinds of events', async () => {
  const { database, send, done } = await openSeen()
  const event = (visitor_key: string) => ({ flag: 'hero', type: 'click', visitor_key, last_done: new Date(later).toISOString() })
  await keepEvents(database, [event('anna')], 1)
  await keepEvents(database, [event('ben')], 1)
  expect(await done()).toEqual([{ type: 'click', on: 1, off: 0 }])
  await send(Array.from({ length: 60 }, (_, index) => did('cleo', `kind-${index}`, later)))
  expect(await done()).toHaveLength(50)
  await send([did('cleo', 'click', later, { flag: 'hero' })])
  expect(await done()).toContainEqual({ type: 'click', on: 1, off: 1 })
})

it('R5.08 R5.09 events/bulk: what is no event is refused, what is about no visitor is let go', async () => {
  const { send, done } = await openSeen()
  for (const wrong of [{ eventTypeId: 'zwei Worte' }, { key: 'x'.repeat(251) }, { key: '' }])
    expect((await send([{ ...did('anna', 'click', later), ...wrong }])).status).toBe(400)
  expect((await send([{ ...did('anna', 'click', later), trafficTypeName: 'account' }])).status).toBe(204)
  expect(await done()).toEqual([])
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

it.each(Object.entries(bodies))('R7.18 %s is taken', async (path, body) => {
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
