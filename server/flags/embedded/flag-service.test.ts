import { createRequire } from 'node:module'
import type { SplitFactory as ClientSideFactory } from '@splitsoftware/splitio/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSdk, openTestFlagService, serverKey, urlsOf } from './test-flag-service.ts'

const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`)

/** A logger that keeps what the SDK says. */
function listening() {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  return { lines, settings: { debug: 'DEBUG', logger: { debug: say, info: say, warn: say, error: say } } as const }
}

describe('the SDK of a server', () => {
  it('R7.18 R4.01 knows who sees a flag, from its first evaluation on', async () => {
    const { address, create, statuses, errors } = await openTestFlagService()
    await create('everybody', { share: 100 })
    await create('nobody')
    const { client } = openSdk(address)
    await client.whenReady()
    expect(['everybody', 'nobody', 'unknown'].map((flag) => client.getTreatment('anna', flag))).toEqual(['on', 'off', 'control'])
    expect(new Set(statuses('/api/splitChanges'))).toEqual(new Set([200]))
    expect(errors).toEqual([])
  })

  it('R7.18 is ready also where there is no flag', async () => {
    const { client } = openSdk((await openTestFlagService()).address)
    await client.whenReady()
    expect(client.getTreatment('anna', 'hero')).toBe('control')
  })

  it('R7.18 R4.01 hears of a flag that is made, changed, ended and made again', async () => {
    const { address, create, change, archive } = await openTestFlagService()
    const { client, updated } = openSdk(address)
    await client.whenReady()
    const treatments = []
    for (const write of [
      () => create('hero', { share: 100 }),
      () => change('hero', { share: 0 }),
      () => archive('hero'),
      () => create('hero'),
    ]) {
      const heard = updated()
      await write()
      await heard
      treatments.push(client.getTreatment('anna', 'hero'))
    }
    expect(treatments).toEqual(['on', 'off', 'control', 'off'])
  })

  it('R4.01 shows `on` to half of the visitors, and goes on showing it to them when the share grows', async () => {
    const { address, create, change } = await openTestFlagService()
    await create('hero', { share: 20 })
    const { client, updated } = openSdk(address)
    await client.whenReady()
    const on = () => visitors.filter((visitor) => client.getTreatment(visitor, 'hero') === 'on')
    const few = new Set(on())
    expect(few.size).toBeGreaterThan(300)
    expect(few.size).toBeLessThan(500)

    const heard = updated()
    await change('hero', { share: 50 })
    await heard
    const half = new Set(on())
    expect(half.size).toBeGreaterThan(900)
    expect(half.size).toBeLessThan(1_100)
    expect([...few].filter((visitor) => !half.has(visitor))).toEqual([])
  })

  it('R4.01 chooses other visitors for another flag', async () => {
    const { address, create } = await openTestFlagService()
    for (const name of ['hero', 'banner']) await create(name, { share: 50 })
    const { client } = openSdk(address)
    await client.whenReady()
    const alike = visitors.filter((visitor) => client.getTreatment(visitor, 'hero') === client.getTreatment(visitor, 'banner'))
    expect(alike.length).toBeGreaterThan(800)
    expect(alike.length).toBeLessThan(1_200)
  })

  it('R7.18 tells of impressions: a visitor counts once, `control` and what was not ready not at all', async () => {
    const { address, create, seen, statuses } = await openTestFlagService()
    await create('everybody', { share: 100 })
    await create('nobody')
    for (const visit of ['first', 'second']) {
      const { client } = openSdk(address, { sync: { impressionsMode: 'DEBUG' } })
      expect(client.getTreatment(`too early on the ${visit} visit`, 'everybody')).toBe('control')
      await client.whenReady()
      for (const visitor of ['anna', 'ben', 'anna'])
        for (const flag of ['everybody', 'nobody', 'unknown']) client.getTreatment(visitor, flag)
      client.getTreatment(`new on the ${visit} visit`, 'everybody')
      await client.destroy()
    }
    expect(await seen()).toEqual({ everybody: { on: 4, off: 0 }, nobody: { on: 0, off: 2 } })
    expect(new Set(statuses('/api/testImpressions/bulk'))).toEqual(new Set([204]))
  })

  it.each([
    ['OPTIMIZED', ['/api/testImpressions/bulk', '/api/testImpressions/count']],
    ['NONE', ['/api/testImpressions/count', '/api/v1/keys/ss']],
  ] as const)('R7.18 in the mode %s is rid of counts, events, keys and telemetry', async (impressionsMode, paths) => {
    const { address, create, asked, errors } = await openTestFlagService()
    await create('hero', { share: 50 })
    const { client } = openSdk(address, { sync: { impressionsMode } })
    await client.whenReady()
    for (let visit = 0; visit < 3; visit++) client.getTreatment('anna', 'hero')
    expect(client.track('anna', 'user', 'order', 12.5, { pages: 8 })).toBe(true)
    await client.destroy()
    const posts = asked.filter(({ method }) => method === 'POST')
    const expected = [...paths, '/api/events/bulk', '/api/v1/metrics/config', '/api/v1/metrics/usage']
    expect([...new Set(posts.map(({ path }) => path))].toSorted()).toEqual(expected.toSorted())
    expect(posts.filter(({ status }) => status !== 204)).toEqual([])
    expect(errors).toEqual([])
  })

  it('R7.18 gets only the flags that it names', async () => {
    const { address, create } = await openTestFlagService()
    for (const name of ['hero', 'hero-two', 'banner', 'footer']) await create(name, { share: 100 })
    const open = async (...splitFilters: SplitIO.SplitFilter[]) => {
      const { factory, client } = openSdk(address, { sync: { splitFilters } })
      await client.whenReady()
      return factory.manager().names().toSorted()
    }
    expect(await open({ type: 'byName', values: ['hero', 'banner'] })).toEqual(['banner', 'hero'])
    expect(await open({ type: 'byPrefix', values: ['hero'] }, { type: 'byName', values: ['footer'] })).toEqual([
      'footer',
      'hero',
      'hero-two',
    ])
    expect(await open({ type: 'bySet', values: ['landing'] })).toEqual([])
  })

  it('R7.18 goes on in the older form of the protocol after the service was away', async () => {
    let isAway = false
    const service = await openTestFlagService({
      inFront: async (c, next) => (isAway && c.req.path.endsWith('/splitChanges') ? c.text('', 400) : next()),
    })
    await service.create('hero')
    const { client, updated } = openSdk(service.address)
    await client.whenReady()
    isAway = true
    await vi.waitUntil(() => service.asked.some(({ query }) => query.s === '1.2'))
    isAway = false
    const heard = updated()
    await service.change('hero', { share: 100 })
    await heard
    expect(client.getTreatment('anna', 'hero')).toBe('on')
    expect(service.asked.at(-1)?.query.s).toBe('1.2')
  })

  it('R8.07 logs what is wrong with an address, and is not ready', async () => {
    const { address } = await openTestFlagService()
    const { lines, settings } = listening()
    const { client, next } = openSdk(`${address}/elsewhere`, { ...settings, startup: { readyTimeout: 0.3 } })
    await next(client.Event.SDK_READY_TIMED_OUT)
    await vi.waitUntil(() => lines.some((line) => line.includes('status code 404')))
    expect(lines.find((line) => line.includes('status code 404'))).toContain('Invalid SDK key or resource not found.')
    expect(client.getTreatment('anna', 'hero')).toBe('control')
  })

  it('R8.07 logs that its key is wrong', async () => {
    const { address } = await openTestFlagService()
    const { lines, settings } = listening()
    openSdk(address, { ...settings, authorizationKey: 'another-key' })
    await vi.waitUntil(() => lines.some((line) => line.includes('status code 401')))
    expect(lines.find((line) => line.includes('status code 401'))).toContain('This is not the SDK key of the flag service')
  })

  it.each([200, 401, 404])('R8.07 R7.18 asks again and again where the answer about streaming is %i', async (status) => {
    const { address, create, asked, statuses } = await openTestFlagService({
      inFront: async (c, next) => (status !== 200 && c.req.path.endsWith('/v2/auth') ? c.json({}, status as 401) : next()),
    })
    const { client, updated } = openSdk(address, { streamingEnabled: true })
    await client.whenReady()
    await vi.waitUntil(() => statuses('/api/v2/auth').length > 0)
    const heard = updated()
    await create('hero', { share: 100 })
    await heard
    expect(client.getTreatment('anna', 'hero')).toBe('on')
    expect(statuses('/api/v2/auth')).toEqual([status])
    expect(asked.filter(({ path }) => path === '/sse')).toEqual([])
  })
})

describe('the SDK of a browser', () => {
  it('R7.18 asks for memberships, of which there are none, and tells of impressions', async () => {
    const { address, create, seen, statuses } = await openTestFlagService()
    await create('hero', { share: 100 })
    // Its folder is no module that Node imports.
    const { SplitFactory }: { SplitFactory: typeof ClientSideFactory } = createRequire(import.meta.url)('@splitsoftware/splitio/client')
    const client = SplitFactory({ core: { authorizationKey: serverKey, key: 'anna/ü' }, urls: urlsOf(address) }).client()
    onTestFinished(() => client.destroy())
    await client.whenReady()
    expect(client.getTreatment('hero')).toBe('on')
    await vi.waitUntil(() => statuses('/api/v2/auth').length > 0)
    await client.destroy()
    expect(new Set(statuses('/api/memberships/anna%2Fü'))).toEqual(new Set([200]))
    expect(await seen()).toEqual({ hero: { on: 1, off: 0 } })
  })
})

describe('the flag service', () => {
  it('R7.18 answers nobody without its key, nor with another one', async () => {
    const { ask } = await openTestFlagService()
    for (const path of ['splitChanges', 'v2/auth', 'memberships/anna', 'mySegments/anna', 'segmentChanges/beta', 'nothing'])
      for (const authorization of ['', 'Bearer another-key', `Bearer ${serverKey}s`, serverKey, 'Bearer '])
        expect(await ask('GET', path, { authorization })).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
    expect(await ask('POST', 'testImpressions/bulk', { authorization: '', body: [] })).toMatchObject({ status: 401 })
  })

  it('R8.07 says that there is nothing at an address', async () => {
    const { ask } = await openTestFlagService()
    for (const [method, path] of [
      ['GET', 'nothing'],
      ['POST', 'splitChanges'],
      ['GET', 'events/bulk'],
    ] as const)
      expect(await ask(method, path)).toMatchObject({ status: 404, body: { error: 'not-found' } })
  })

  it('R7.18 says that nobody is in a segment, and that nothing has changed there', async () => {
    const { ask } = await openTestFlagService()
    const nobody = { name: 'beta', added: [], removed: [] }
    expect((await ask('GET', 'segmentChanges/beta?since=-1')).body).toEqual({ ...nobody, since: -1, till: -1 })
    expect((await ask('GET', 'segmentChanges/beta?since=500')).body).toEqual({ ...nobody, since: 500, till: 500 })
    expect((await ask('GET', 'memberships/anna%2F%C3%BC')).body).toEqual({ ms: { k: [] }, ls: { k: [] } })
    expect((await ask('GET', 'mySegments/anna')).body).toEqual({ mySegments: [] })
  })

  it('lets no answer be kept by caches', async () => {
    const { ask } = await openTestFlagService()
    for (const path of ['splitChanges', 'v2/auth', 'nothing', 'splitChanges?since=x'])
      expect((await ask('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  it('R8.07 tells of a failure of its own, and answers 500', async () => {
    const { ask, errors, database } = await openTestFlagService()
    await database.kysely.schema.dropTable('flag_impressions').execute()
    await database.kysely.schema.dropTable('flags').execute()
    expect(await ask('GET', 'splitChanges')).toMatchObject({ status: 500, body: { error: 'internal-error' } })
    expect(errors).toHaveLength(1)
  })
})
