import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openTestFlagService } from './embedded/test-flag-service.ts'
import { openSplit, visitor } from './test-split-flags.ts'

it('R6.02 says how a visitor is treated, the same each time, and has the visitor counted', async () => {
  const { address, create, seen } = await openTestFlagService()
  await create('on-for-all', { share: 100 })
  await create('off-for-all')
  const { flags, ask, lines } = openSplit({ serviceUrl: () => address })
  for (let time = 0; time < 3; time++)
    expect(await ask('anna', 'off-for-all', 'on-for-all')).toEqual({ 'off-for-all': 'off', 'on-for-all': 'on' })
  await flags.close()
  expect(await seen()).toEqual({ 'on-for-all': { on: 1, off: 0 }, 'off-for-all': { on: 0, off: 1 } })
  expect(lines).toEqual([])
})

it('R5.07 R8.04 no treatment: a flag that nobody knows is off, and an error in the log', async () => {
  const { address } = await openTestFlagService()
  const { ask, lines } = openSplit({ serviceUrl: () => address })
  expect(await ask('anna', 'tippfehler')).toEqual({})
  expect(lines).toEqual(['the flag "tippfehler" has the treatment "control": is there a test of this name?'])
})

it.each(['', 'x'.repeat(251)])(
  'R4.05 R5.07 R5.09 R8.04 key empty: a visitor with no key, or too long a one, has all flags off, and no client is made',
  async (key) => {
    const { address, create, asked } = await openTestFlagService()
    await create('on-for-all', { share: 100 })
    const { flags, ask, lines } = openSplit({ serviceUrl: () => address })
    expect(await ask(key, 'on-for-all')).toEqual({})
    flags.track(visitor(key), { type: 'click' })
    expect([lines, asked]).toEqual([['a visitor has no key that flags could be looked up by; all flags are off for them'], []])
  },
)

it('R5.09 R9.12 a key may have 250 characters', async () => {
  const { address, create } = await openTestFlagService()
  await create('on-for-all', { share: 100 })
  const { ask, lines } = openSplit({ serviceUrl: () => address })
  expect([await ask('x'.repeat(250), 'on-for-all'), lines]).toEqual([{ 'on-for-all': 'on' }, []])
})

it.each(['', '  '])('R4.05 R8.04 authorization key empty: no client is made with the key "%s"', async (key) => {
  const { address, asked } = await openTestFlagService()
  const { flags, ask, lines } = openSplit({ key, serviceUrl: () => address })
  expect(await ask('anna', 'hero')).toEqual({})
  flags.track(visitor('anna'), { type: 'click' })
  await flags.close()
  expect([lines, asked]).toEqual([
    [
      'the key of the flag service is empty: set SPLIT_KEY; until then all flags are off',
      'there is no flag client to ask; all flags are off, and nothing is tracked',
    ],
    [],
  ])
})

it('R4.05 R8.04 already initialized: there is one client for a key and a service, until it ends', async () => {
  const { address, create, asked } = await openTestFlagService()
  await create('hero', { share: 100 })
  const first = openSplit({ serviceUrl: () => address })
  expect(await first.ask('anna', 'hero')).toEqual({ hero: 'on' })
  const before = asked.length
  const second = openSplit({ serviceUrl: () => address })
  expect(await second.ask('anna', 'hero')).toEqual({})
  expect(second.lines[0]).toBe('there is a flag client with this key already; no second one is made, and all flags of this one are off')
  expect(asked.slice(before).filter(({ path }) => path === '/api/splitChanges')).toEqual([])
  await first.flags.close()
  expect(await openSplit({ serviceUrl: () => address }).ask('anna', 'hero')).toEqual({ hero: 'on' })
})

it('R8.04 client empty: where none could be made, all flags are off and nothing is tracked', async () => {
  const { address } = await openTestFlagService()
  await openSplit({ serviceUrl: () => address }).ask('anna', 'hero')
  const { flags, ask, lines } = openSplit({ serviceUrl: () => address })
  flags.track(visitor('anna'), { type: 'click' })
  expect(await ask('anna', 'hero')).toEqual({})
  expect(lines.slice(1)).toEqual(['there is no flag client to ask; all flags are off, and nothing is tracked'])
})

it('R4.06 R8.04 initialize failure: a service that does not answer is waited for until the time-out, and all flags are off', async () => {
  let isAway = true
  const { address, create } = await openTestFlagService({
    inFront: async (c, next) => (isAway && c.req.path.endsWith('/splitChanges') ? c.text('', 500) : next()),
  })
  await create('hero', { share: 100 })
  const { ask, lines } = openSplit({ serviceUrl: () => address, overrides: { readyTimeout: 0.2, featuresRefreshRate: 1 } })
  expect(await ask('anna', 'hero')).toEqual({})
  expect(lines).toEqual([
    'the flag client has failed to initialize: the flag service did not answer within 0.2 s; until it has not all flags are off',
  ])
  isAway = false
  await vi.waitFor(async () => expect(await ask('anna', 'hero')).toEqual({ hero: 'on' }), { timeout: 10_000 })
})

it('R4.06 R8.04 initialize failure: a client that can’t be made', async () => {
  vi.doMock('@splitsoftware/splitio', () => ({
    SplitFactory() {
      throw new Error('no memory')
    },
  }))
  const { ask, lines } = openSplit({ serviceUrl: () => 'http://127.0.0.1:9' })
  expect(await ask('anna', 'hero')).toEqual({})
  vi.doUnmock('@splitsoftware/splitio')
  expect(lines).toEqual([
    'the flag client has failed to initialize: no memory; until it has not all flags are off',
    'there is no flag client to ask; all flags are off, and nothing is tracked',
  ])
})

it('R4.06 nobody waits longer than their patience for a service that does not answer, and not at the end either', async () => {
  const { address } = await openTestFlagService({ inFront: () => new Promise(() => {}) })
  const { ask } = openSplit({ serviceUrl: () => address, patienceMs: 50 })
  expect(await ask('anna', 'on-for-all')).toEqual({})
})

it('asks nobody before a page asks for a flag', async () => {
  let isAsked = false
  const { flags } = openSplit({
    serviceUrl: () => {
      isAsked = true
      return 'http://127.0.0.1:9'
    },
  })
  await flags.close()
  expect(isAsked).toBe(false)
})

/** What the SDK says of its settings. */
const Configuration = z.object({
  rR: z.object({ sp: z.number(), se: z.number(), im: z.number(), ev: z.number(), te: z.number() }),
  eQ: z.number(),
  iQ: z.number(),
})

it('R9.12 runs with the defaults of the service: the client itself says so', async () => {
  const told: unknown[] = []
  const { address } = await openTestFlagService({
    inFront: async (c, next) => {
      if (c.req.path.endsWith('/metrics/config')) told.push(await c.req.json())
      return next()
    },
  })
  const { ask } = openSplit({ serviceUrl: () => address, overrides: {} })
  await ask('anna', 'hero')
  await vi.waitUntil(() => told.length > 0, { timeout: 10_000 })
  expect(Configuration.parse(told[0])).toEqual({ rR: { sp: 60, se: 60, te: 3_600, im: 300, ev: 60 }, eQ: 500, iQ: 30_000 })
})

it('R9.12 before it is ready, a request that failed is tried once more', async () => {
  const count = async (overrides: object) => {
    const { address, statuses } = await openTestFlagService({
      inFront: async (c, next) => (c.req.path.endsWith('/splitChanges') ? c.text('', 500) : next()),
    })
    await openSplit({ serviceUrl: () => address, overrides: { readyTimeout: 0.5, ...overrides } }).ask('anna', 'hero')
    return statuses('/api/splitChanges').length
  }
  expect((await count({})) - (await count({ retriesOnFailureBeforeReady: 0 }))).toBe(1)
})

it('R9.12 before it is ready, a request is given up after 5 seconds', async () => {
  const times: number[] = []
  const { address } = await openTestFlagService({
    inFront: (c, next) => {
      if (!c.req.path.endsWith('/splitChanges')) return next()
      times.push(performance.now())
      return new Promise(() => {})
    },
  })
  void openSplit({ serviceUrl: () => address }).ask('anna', 'hero')
  await vi.waitUntil(() => times.length > 1, { timeout: 20_000 })
  const [first = 0, second = 0] = times
  expect((second - first) / 1_000).toBeGreaterThan(4.9)
  expect((second - first) / 1_000).toBeLessThan(9)
}, 30_000)

it('hears of its flags again when a question was never answered', async () => {
  let isSilent = false
  let silent = 0
  const { address, create, change } = await openTestFlagService({
    inFront: (c, next) => {
      if (!isSilent || !c.req.path.endsWith('/splitChanges')) return next()
      silent++
      return new Promise(() => {})
    },
  })
  await create('hero')
  const { ask } = openSplit({ serviceUrl: () => address, msOfRequest: 200, overrides: { featuresRefreshRate: 0.1 } })
  expect(await ask('anna', 'hero')).toEqual({ hero: 'off' })
  isSilent = true
  await vi.waitUntil(() => silent > 0)
  isSilent = false
  await change('hero', { share: 100 })
  await vi.waitFor(async () => expect(await ask('anna', 'hero')).toEqual({ hero: 'on' }), { timeout: 10_000 })
})
