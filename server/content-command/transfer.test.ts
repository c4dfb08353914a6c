import { describe, expect, it } from 'vitest'
import { createFlag, findFlag } from '../flags/embedded/flag-store.ts'
import { readWhole } from '../images/file-store.ts'
import { fillSpace, now, type Place } from './test-full-space.ts'
import { exported, filesOf, openTestPlace } from './test-place.ts'
import { storyPartTables } from './transferring/editorial-records.ts'
import { notExported, ownRecords, spaceTables } from './transferring/space-tables.ts'

describe('content export and import', () => {
  it('an export that was imported into an empty database is the same to the byte when it is exported again', async () => {
    const here = await openTestPlace()
    await fillSpace(here)
    const folder = await exported(here)
    const there = await openTestPlace()
    expect((await there.run(`import ${folder}`)).code).toBe(0)
    const again = filesOf(await exported(there))
    expect(Object.keys(again).length).toBeGreaterThan(20)
    expect(again).toEqual(filesOf(folder))
  })

  it('A/B tests go on with the same visitors, and SDKs hear of them', async () => {
    const here = await openTestPlace()
    await fillSpace(here)
    const folder = await exported(here)
    expect(Object.keys(filesOf(folder)).filter((file) => file.startsWith('flags/'))).toEqual(['flags/neue-buehne.json'])
    const sent = await findFlag(here.database.kysely, 'neue-buehne')
    const there = await openTestPlace()
    const { kysely } = there.database
    const seen = { visitor_key: 'a', treatment: 'on' as const, first_seen: now }
    const look = async () => ({
      flag: await findFlag(kysely, 'neue-buehne'),
      seen: (await kysely.selectFrom('flag_impressions').select('flag').orderBy('flag').execute()).map(({ flag }) => flag),
    })
    const other = await there.store.transaction((writing) => createFlag(writing, 'neue-buehne', { share: 5 }))
    await there.store.transaction((writing) => createFlag(writing, 'nur-hier'))
    const impressions = ['neue-buehne', 'nur-hier'].map((flag) => ({ ...seen, flag }))
    await kysely.insertInto('flag_impressions').values(impressions).execute()

    await there.run(`import ${folder}`)
    const first = await look()
    expect(first.flag).toMatchObject({ share: 30, description: 'Mit Film', seed: sent?.seed, created_at: sent?.created_at })
    expect(first.flag?.change_number).toBeGreaterThan(other.change_number)
    // Another test's visitors count for nothing in this one; the same test keeps its own.
    expect(first.seen).toEqual(['nur-hier'])
    await kysely
      .insertInto('flag_impressions')
      .values({ ...seen, flag: 'neue-buehne' })
      .execute()
    await there.run(`import ${folder} --replace`)
    expect((await look()).seen).toEqual(['neue-buehne', 'nur-hier'])
    expect((await look()).flag?.change_number).toBeGreaterThan(first.flag?.change_number ?? Infinity)
  })

  it('readers find the same in it', async () => {
    const here = await openTestPlace()
    await fillSpace(here)
    const there = await openTestPlace()
    await there.run(`import ${await exported(here)}`)
    const asks = ['stories/anlass/karten', 'stories', 'datasource_entries', 'links', 'tags']
    const read = async ({ get }: Place) =>
      Promise.all(
        asks.flatMap((path) =>
          ['draft', 'published'].map(async (version) => {
            const { cv: _, ...body } = (await get(path, { version, per_page: '100', datasource: 'preise', dimension: 'at' })).body
            return body
          }),
        ),
      )
    expect(await read(there)).toEqual(await read(here))
    const file = await there.images.findFile('/f/1/abc/karte.svg')
    expect(file && (await readWhole(file)).toString()).toBe('<svg/>')
    // What the full-text search looks through is made anew.
    expect(await there.slugs({ version: 'published', search_term: 'über' })).toEqual(['anlass/karten'])
  })

  it('stands in folders as the tree does, with texts to be read', async () => {
    const here = await openTestPlace()
    await fillSpace(here)
    const folder = await exported(here)
    const files = filesOf(folder)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'space.json',
        'stories/anlass/_folder.json',
        'stories/anlass/_start.json',
        'stories/anlass/karten.json',
        'stories/anlass/%4barten.json',
        'stories/anlass/%5ffolder.json',
        'stories/anlass/a.json',
        'stories/anlass/a%2ejson/b.json',
        'datasources/preise.json',
        'components/landing.json',
        'files/f/1/abc/karte.svg',
        'files/f/1/abb/karte.svg',
      ]),
    )
    const story = JSON.parse(files['stories/anlass/karten.json'] ?? '')
    expect(story).toMatchObject({ draft: { name: 'Noch nicht' }, published: { tags: ['neu', 'Über'], content: { component: 'page' } } })
    expect(Object.values(files).join()).not.toContain('geheim')
  })

  it('an export over an earlier one leaves nothing of that', async () => {
    const here = await openTestPlace()
    const id = await fillSpace(here)
    const folder = await exported(here)
    await here.store.deleteStory(id)
    await here.run(`export ${folder}`)
    expect(Object.keys(filesOf(folder))).not.toContain('stories/anlass/karten.json')
    expect(filesOf(folder)).toEqual(filesOf(await exported(here)))
  })

  it('has every table, or says why not', async () => {
    const { database } = await openTestPlace()
    const standing = new Set((await database.kysely.introspection.getTables()).map(({ name }) => name))
    const named = [...[...spaceTables, ...storyPartTables].map(({ table }) => table), ...ownRecords, ...notExported]
    expect(new Set(named)).toEqual(standing)
    expect(named).toHaveLength(standing.size)
  })
})
