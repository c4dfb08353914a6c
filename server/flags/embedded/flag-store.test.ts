import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestContent } from '../../content/test-content.ts'
import { countSeen, type FlagImpression, keepImpressions } from './flag-impressions.ts'
import { archiveFlag, changeFlag, createFlag, type FlagFields, type FlagWriting, findFlag, listAllFlags, listFlags } from './flag-store.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

async function openFlags() {
  const { database, store } = await openTestContent()
  const { kysely } = database
  const found = async ({ trx }: FlagWriting, name: string) => {
    const flag = await findFlag(trx, name)
    if (!flag) throw new Error(`There is no flag ${name}.`)
    return flag
  }
  return {
    database,
    kysely,
    create: (name: string, fields?: FlagFields) => store.transaction((writing) => createFlag(writing, name, fields)),
    change: (name: string, fields: FlagFields) =>
      store.transaction(async (writing) => changeFlag(writing, await found(writing, name), fields)),
    archive: (name: string) => store.transaction(async (writing) => archiveFlag(writing, await found(writing, name))),
  }
}

const saw = (flag: string, treatment: 'on' | 'off', visitor_key: string): FlagImpression => ({
  flag,
  treatment,
  visitor_key,
  first_seen: new Date().toISOString(),
})

it('a flag is shown to nobody until a share is given, and keeps its seed', async () => {
  const { create, change } = await openFlags()
  const made = await create('hero')
  expect(made).toMatchObject({ name: 'hero', description: '', share: 0, created_at: '2026-11-23T09:00:00.000Z' })
  vi.setSystemTime(new Date('2026-11-23T10:00:00.000Z'))
  const changed = await change('hero', { share: 40 })
  expect(changed).toMatchObject({ share: 40, seed: made.seed, created_at: made.created_at, updated_at: '2026-11-23T10:00:00.000Z' })
  expect(await change('hero', { description: 'Bild oben' })).toMatchObject({ share: 40, description: 'Bild oben' })
})

it('change numbers grow over all flags, whatever the clock does', async () => {
  const { create, change, archive, kysely } = await openFlags()
  const numbers = [(await create('a')).change_number, (await create('b')).change_number, (await change('a', { share: 1 })).change_number]
  vi.setSystemTime(new Date('2020-01-01T00:00:00.000Z'))
  numbers.push((await change('b', {})).change_number, (await archive('a')).change_number)
  expect(numbers).toEqual(numbers.map((_, index) => Date.parse('2026-11-23T09:00:00.000Z') + index))
  vi.setSystemTime(new Date('2027-01-01T00:00:00.000Z'))
  expect((await change('b', {})).change_number).toBe(Date.now())
  expect((await listAllFlags(kysely)).map(({ name }) => name)).toEqual(['a', 'b'])
})

it('an archived flag is not listed, and comes back as a new test', async () => {
  const { create, archive, kysely, database } = await openFlags()
  const first = await create('hero', { share: 50, description: 'Alt' })
  await create('banner')
  await keepImpressions(database, [saw('hero', 'on', 'anna'), saw('banner', 'off', 'anna')])
  await archive('hero')
  expect((await listFlags(kysely)).map(({ name }) => name)).toEqual(['banner'])
  expect(await findFlag(kysely, 'hero')).toBeUndefined()
  vi.setSystemTime(new Date('2026-11-24T09:00:00.000Z'))
  const again = await create('hero')
  expect(again).toMatchObject({ share: 0, description: '', is_archived: 0, created_at: '2026-11-24T09:00:00.000Z' })
  expect(again.seed).not.toBe(first.seed)
  expect((await listFlags(kysely)).map(({ name }) => name)).toEqual(['hero', 'banner'])
  expect(Object.fromEntries(await countSeen(kysely))).toEqual({ banner: { on: 0, off: 1 } })
})

it('refuses a name that is taken', async () => {
  const { create } = await openFlags()
  await create('hero')
  await expect(create('hero')).rejects.toThrow('"hero" has already been taken; choose another name.')
})

it('counts a visitor once, and nobody for a flag that is not known', async () => {
  const { create, kysely, database } = await openFlags()
  await create('hero', { share: 50 })
  await keepImpressions(database, [saw('hero', 'on', 'anna'), saw('hero', 'on', 'anna'), saw('hero', 'off', 'ben'), saw('x', 'on', 'anna')])
  await keepImpressions(database, [saw('hero', 'off', 'ben'), saw('hero', 'off', 'cleo')])
  expect(Object.fromEntries(await countSeen(kysely))).toEqual({ hero: { on: 1, off: 2 } })
})

it('keeps the impressions of many visitors at once', async () => {
  const { create, kysely, database } = await openFlags()
  await create('hero', { share: 50 })
  await keepImpressions(
    database,
    Array.from({ length: 2_500 }, (_, index) => saw('hero', 'on', `visitor-${index}`)),
  )
  expect((await countSeen(kysely)).get('hero')).toEqual({ on: 2_500, off: 0 })
})

it('counts no more visitors than decide a test', async () => {
  const { create, kysely, database } = await openFlags()
  await create('hero', { share: 50 })
  await create('banner')
  await keepImpressions(database, [saw('hero', 'on', 'anna'), saw('hero', 'off', 'ben')], 2)
  await keepImpressions(database, [saw('hero', 'on', 'cleo'), saw('banner', 'off', 'cleo')], 2)
  expect(Object.fromEntries(await countSeen(kysely))).toEqual({ hero: { on: 1, off: 1 }, banner: { on: 0, off: 1 } })
})
