import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { draft, publish } from '../content/test-content.ts'
import { archiveFlag, createFlag, findFlag } from '../flags/embedded/flag-store.ts'
import { readWhole } from '../images/file-store.ts'
import { fillEditorial } from './test-editorial-work.ts'
import { exported, filesOf, openTestPlace, temporaryFolder } from './test-place.ts'
import { storyPartTables } from './transferring/editorial-records.ts'
import { notExported, ownRecords, spaceTables } from './transferring/space-tables.ts'

type Place = Awaited<ReturnType<typeof openTestPlace>>

const now = '2026-11-01T08:00:00.000Z'
const dated = { created_at: now, updated_at: now }

/** A space with something of every kind in it, and names that file systems find hard. */
async function fill({ store, database, images }: Place) {
  const { kysely } = database
  const id = await publish(store, 'anlass/karten', { fields: { title: 'Über „Karten“', 10: 'zehn', 2: 'zwei' }, tags: ['neu', 'Über'] })
  await store.saveDraft(id, {
    name: 'Noch nicht',
    content: { _uid: 'x', component: 'gibt_es_nicht', words: '\u0000\ud800' },
    problems: [{ path: 'content', field: '', message: 'Kaputt' }],
  })
  await publish(store, 'anlass/Karten')
  await publish(store, 'anlass/_folder')
  await publish(store, 'anlass/a.json/b')
  await publish(store, `anlass/${'ü'.repeat(250)}`)
  await draft(store, 'anlass/a')
  const folder = await kysely.selectFrom('stories').select('id').where('full_slug', '=', 'anlass').executeTakeFirstOrThrow()
  await store.createStory({ name: 'Start', parentId: folder.id, isStartpage: true, content: { _uid: 'x', component: 'page' } })
  await kysely
    .updateTable('stories')
    .set({ publish_at: now, workflow_stage_id: 61, options: '{"pinned":true}' })
    .where('id', '=', id)
    .execute()

  const dimensions = [
    { name: 'Österreich', entryValue: 'at' },
    { name: 'Schweiz', entryValue: 'ch' },
  ]
  const entries = [
    { name: 'groß', value: '2', dimensionValues: { ch: '4', at: '3' } },
    { name: 'klein', value: '1' },
  ]
  await store.putDatasource({ slug: 'preise', name: 'Preise', dimensions, entries })

  await kysely
    .insertInto('component_groups')
    .values(
      [
        { id: 11, uuid: 'g', name: 'Groß', parent_id: 12 },
        { id: 12, uuid: 'h', name: 'Alle', parent_id: null },
      ].reverse(),
    )
    .execute()
  await kysely
    .insertInto('internal_tags')
    .values([
      { id: 21, name: 'alt', object_type: 'component' },
      { id: 22, name: 'gut', object_type: 'asset' },
    ])
    .execute()
  const component = {
    display_name: 'L',
    is_root: 1,
    is_nestable: 0,
    component_group_uuid: 'g',
    looks: '{"color":"red"}',
    source_hash: null,
    ...dated,
  }
  await kysely
    .insertInto('components')
    .values([{ ...component, id: 31, name: 'landing', schema: '{"b":{"type":"text"},"a":{"type":"text"}}' }])
    .execute()
  await kysely.insertInto('component_tags').values({ component_id: 31, internal_tag_id: 21 }).execute()
  const preset = { image: null, color: null, icon: null, description: null, ...dated }
  await kysely
    .insertInto('presets')
    .values({ ...preset, id: 41, component_id: 31, name: 'Leer', preset: '{"b":"x"}' })
    .execute()

  await kysely
    .insertInto('asset_folders')
    .values([
      { id: 52, uuid: 'b', name: 'Oben', parent_id: null },
      { id: 51, uuid: 'a', name: 'Unten', parent_id: 52 },
    ])
    .execute()
  await images.putFile('/f/1/abc/karte.svg', Buffer.from('<svg/>'))
  await store.putAsset({
    filename: '/f/1/abc/karte.svg',
    contentType: 'image/svg+xml',
    contentLength: 6,
    hash: 'h',
    width: 1,
    height: 2,
    alt: 'Karte',
    folderId: 51,
  })
  await store.putAsset({
    filename: 'https://a.storyblok.com/f/9/x.jpg',
    contentType: 'image/jpeg',
    contentLength: 5_000_000_000,
    hash: 'i',
  })
  const { id: asset_id } = await kysely.selectFrom('assets').select('id').where('hash', '=', 'h').executeTakeFirstOrThrow()
  await kysely.insertInto('asset_tags').values({ asset_id, internal_tag_id: 22 }).execute()

  await kysely
    .insertInto('workflow_stages')
    .values({ id: 61, name: 'Entwurf', color: '#fff', position: 1, rules: '{"is_default":true}' })
    .execute()
  const endpoint = {
    id: 71,
    name: 'Bau',
    description: '',
    endpoint: 'https://example.org',
    secret: 'geheim-geheim',
    actions: '["story.published"]',
    activated: 1,
  }
  await kysely
    .insertInto('webhook_endpoints')
    .values({ ...endpoint, ...dated })
    .execute()
  await kysely
    .insertInto('space_roles')
    .values({ id: 81, name: 'Texter', subtitle: '', permissions: '["save_stories"]', folder_ids: `[${folder.id}]`, component_ids: '[]' })
    .execute()
  await store.transaction((writing) => createFlag(writing, 'neue-buehne', { description: 'Mit Film', share: 30 }))
  await store.transaction(async (writing) => archiveFlag(writing, await createFlag(writing, 'alte-buehne')))
  await kysely.insertInto('seeds').values({ key: 'asset:x', seed_hash: 'a', stored_hash: 'b' }).execute()
  const [second, gone] = [await publish(store, 'anlass/zweite'), await draft(store, 'anlass/bald-weg')]
  await fillEditorial({ store, database }, [id, second, gone])
  return id
}

describe('content export and import', () => {
  it('an export that was imported into an empty database is the same to the byte when it is exported again', async () => {
    const here = await openTestPlace()
    await fill(here)
    const folder = await exported(here)
    const there = await openTestPlace()
    expect((await there.run(`import ${folder}`)).code).toBe(0)
    const again = filesOf(await exported(there))
    expect(Object.keys(again).length).toBeGreaterThan(20)
    expect(again).toEqual(filesOf(folder))
  })

  it('A/B tests go on with the same visitors, and SDKs hear of them', async () => {
    const here = await openTestPlace()
    await fill(here)
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
    await fill(here)
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
    await fill(here)
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
      ]),
    )
    const story = JSON.parse(files['stories/anlass/karten.json'] ?? '')
    expect(story).toMatchObject({ draft: { name: 'Noch nicht' }, published: { tags: ['neu', 'Über'], content: { component: 'page' } } })
    expect(Object.values(files).join()).not.toContain('geheim')
  })

  it('an export over an earlier one leaves nothing of that', async () => {
    const here = await openTestPlace()
    const id = await fill(here)
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

describe('content export', () => {
  it('refuses a folder with other files, and tells of files that are missing', async () => {
    const { run, store } = await openTestPlace()
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'notes.txt'), '')
    await expect(run(`export ${folder}`)).rejects.toThrow('has files and is no export')
    rmSync(join(folder, 'notes.txt'))
    await store.putAsset({ filename: '/f/1/abc/weg.svg', contentType: 'image/svg+xml', contentLength: 6, hash: 'h' })
    expect(await run(`export ${folder}`)).toEqual({ code: 1, text: expect.stringContaining('  /f/1/abc/weg.svg') })
  })
})

describe('content import', () => {
  it('refuses a space that is not empty', async () => {
    const here = await openTestPlace()
    await fill(here)
    const folder = await exported(here)
    const there = await openTestPlace()
    await publish(there.store, 'schon-da')
    await expect(there.run(`import ${folder}`)).rejects.toThrow(
      'The space is not empty (there are stories). Import into an empty database, or with --replace',
    )
    expect(await there.slugs()).toEqual(['schon-da'])
    expect(await there.images.findFile('/f/1/abc/karte.svg')).toBeUndefined()
  })

  it('--replace: what stood there goes into the trash, everything kept of it is old, and receivers hear nothing', async () => {
    const here = await openTestPlace()
    await fill(here)
    const folder = await exported(here)
    const there = await openTestPlace()
    const gone = await publish(there.store, 'schon-da')
    await there.run(`import ${folder} --replace`)
    await there.store.saveDraft(
      (await there.database.kysely.selectFrom('stories').select('id').where('full_slug', '=', 'anlass/a').executeTakeFirstOrThrow()).id,
      { name: 'Anders' },
    )
    const heard: string[] = []
    there.store.onChange((change) => heard.push(change.action))
    await there.run(`import ${folder} --replace`)
    expect(heard).toEqual(['release-merged'])
    expect(filesOf(await exported(there))).toEqual(filesOf(folder))
    const { kysely } = there.database
    expect((await kysely.selectFrom('deleted_stories').select('full_slug').execute()).map((row) => row.full_slug)).toEqual(['schon-da'])
    await there.store.undeleteStory(gone)
    expect(await there.slugs({ version: 'draft', starts_with: 'schon' })).toEqual(['schon-da'])
    expect(await kysely.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
    expect(await kysely.selectFrom('webhook_endpoints').select(['id', 'secret']).execute()).toEqual([{ id: 71, secret: null }])
  })

  it('--replace keeps the text that stood there as a version, and a secret', async () => {
    const here = await openTestPlace()
    const id = await fill(here)
    const folder = await exported(here)
    await here.store.saveDraft(id, { name: 'Danach geschrieben' })
    await here.run(`import ${folder} --replace`)
    const versions = await here.database.kysely.selectFrom('story_versions').select('story').where('story_id', '=', id).execute()
    expect(versions.map(({ story }) => JSON.parse(story).name)).toContain('Danach geschrieben')
    expect(await here.database.kysely.selectFrom('webhook_endpoints').select('secret').execute()).toEqual([{ secret: 'geheim-geheim' }])
  })

  it.each([
    [
      'stories/anlass/karten.json',
      (text: string) => text.replace('"slug": "karten"', '"slug": "karton"'),
      'do not stand where their full slug says',
    ],
    ['stories/anlass/karten.json', (text: string) => text.slice(20), 'karten.json is no JSON'],
    ['stories/anlass/karten.json', (text: string) => text.replace('"position": 0', '"position": "0"'), 'position'],
    ['stories/anlass/karten.json', (text: string) => text.replace('"component": "page"', '"componente": "page"'), 'has no component'],
    ['components/landing.json', (text: string) => text.replace('"name"', '"nam"'), "landing.json can't be imported"],
    [
      'datasources/preise.json',
      (text: string) => text.replace('"entry_value": "at"', '"entry_value": "xx"'),
      'names the dimension "at", which is not there',
    ],
    ['presets.json', () => '{}', 'presets.json is no list'],
    ['space.json', (text: string) => text.replace('"format": 1', '"format": 2'), 'is not that of an export of format 1'],
  ])('a wrong %s is named, and nothing is written', async (file, spoil, sentence) => {
    const here = await openTestPlace()
    await fill(here)
    const folder = await exported(here)
    writeFileSync(join(folder, file), spoil(readFileSync(join(folder, file), 'utf8')))
    const there = await openTestPlace()
    await expect(there.run(`import ${folder}`)).rejects.toThrow(sentence)
    expect(await there.database.kysely.selectFrom('stories').select('id').execute()).toEqual([])
  })

  it('of a folder that is no export is refused', async () => {
    const { run } = await openTestPlace()
    await expect(run(`import ${temporaryFolder()}`)).rejects.toThrow('is no export: there is no space.json in it')
  })
})
