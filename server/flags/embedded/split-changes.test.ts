import { expect, it } from 'vitest'
import { openTestFlagService } from './test-flag-service.ts'

async function openFlags() {
  const { ask, create, ...service } = await openTestFlagService()
  const changes = async (query: string) => (await ask('GET', `splitChanges?${query}`)).body
  const hero = await create('hero', { share: 30 })
  const banner = await create('banner')
  return { ...service, ask, create, changes, hero, banner }
}

const namesOf = (definitions: { name: string }[]) => definitions.map(({ name }) => name)

it('R7.18 a flag is for all visitors, `on` for its share of them', async () => {
  const { changes, hero } = await openFlags()
  const { ff, rbs } = await changes('s=1.3&since=-1&rbSince=-1')
  expect(rbs).toEqual({ s: -1, t: -1, d: [] })
  expect(ff.d[0]).toEqual({
    name: 'hero',
    trafficTypeName: 'user',
    changeNumber: hero.change_number,
    status: 'ACTIVE',
    killed: false,
    defaultTreatment: 'off',
    seed: hero.seed,
    trafficAllocation: 100,
    trafficAllocationSeed: hero.seed,
    algo: 2,
    configurations: {},
    sets: [],
    conditions: [
      {
        conditionType: 'ROLLOUT',
        label: 'default rule',
        matcherGroup: {
          combiner: 'AND',
          matchers: [{ keySelector: { trafficType: 'user', attribute: null }, matcherType: 'ALL_KEYS', negate: false }],
        },
        partitions: [
          { treatment: 'on', size: 30 },
          { treatment: 'off', size: 70 },
        ],
      },
    ],
  })
})

it('R7.18 the seed and the order of the treatments stay when the share changes', async () => {
  const { changes, change, hero } = await openFlags()
  await change('hero', { share: 80 })
  const [{ seed, conditions }] = (await changes(`s=1.3&since=${hero.change_number}&names=hero`)).ff.d
  expect(seed).toBe(hero.seed)
  expect(conditions[0].partitions).toEqual([
    { treatment: 'on', size: 80 },
    { treatment: 'off', size: 20 },
  ])
})

it('R7.18 older SDKs get the older form', async () => {
  const { changes, banner } = await openFlags()
  for (const query of ['s=1.2&since=-1', 's=1.1', '']) {
    const { splits, ...rest } = await changes(query)
    expect(rest).toEqual({ since: -1, till: banner.change_number })
    expect(namesOf(splits)).toEqual(['hero', 'banner'])
  }
  const later = await changes(`s=1.2&since=${banner.change_number}`)
  expect(later).toEqual({ splits: [], since: banner.change_number, till: banner.change_number })
})

it('R7.18 who knows the flags hears of changes alone, and that one was archived', async () => {
  const { changes, change, archive, hero, banner } = await openFlags()
  const ff = async (since: number) => (await changes(`s=1.3&since=${since}`)).ff
  expect(await ff(banner.change_number)).toEqual({ s: banner.change_number, t: banner.change_number, d: [] })
  const { change_number } = await change('hero', { share: 40 })
  expect(await ff(banner.change_number)).toMatchObject({ t: change_number, d: [{ name: 'hero', changeNumber: change_number }] })
  const archived = await archive('banner')
  expect((await ff(change_number)).d).toMatchObject([{ name: 'banner', status: 'ARCHIVED' }])
  expect(namesOf((await ff(-1)).d)).toEqual(['hero'])
  expect((await ff(hero.change_number)).t).toBe(archived.change_number)
})

it('R7.18 who knows of more than there is, as after a backup was put back, gets everything again', async () => {
  const { changes, archive } = await openFlags()
  const { change_number } = await archive('hero')
  const { ff } = await changes(`s=1.3&since=${change_number + 1_000}`)
  expect(ff).toMatchObject({
    t: change_number,
    d: [
      { name: 'banner', status: 'ACTIVE' },
      { name: 'hero', status: 'ARCHIVED' },
    ],
  })
})

it('R7.18 filters are by name or the beginning of one; there are no sets', async () => {
  const { changes, create } = await openFlags()
  await create('hero-two')
  const named = async (filter: string) => namesOf((await changes(`s=1.3&since=-1&${filter}`)).ff.d)
  expect(await named('names=banner,hero')).toEqual(['hero', 'banner'])
  expect(await named('prefixes=hero')).toEqual(['hero', 'hero-two'])
  expect(await named('names=banner&prefixes=hero-')).toEqual(['banner', 'hero-two'])
  expect(await named('sets=landing')).toEqual([])
})

it('R8.07 a question that no SDK asks is refused with what is wrong with it', async () => {
  const { ask } = await openFlags()
  for (const [query, part] of [
    ['since=yesterday', 'since'],
    ['since=1.5', 'since'],
    ['since=-2', 'since'],
    ['s=latest', 's'],
  ]) {
    const { status, body } = await ask('GET', `splitChanges?${query}`)
    expect([status, body.error]).toEqual([400, 'bad-query'])
    expect(body.message).toContain(` at ${part}: must be `)
  }
})
