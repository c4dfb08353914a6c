import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publish } from '../content/test-content.ts'
import { fillSpace } from './test-full-space.ts'
import { exported, filesOf, openTestPlace, temporaryFolder } from './test-place.ts'

describe('content import', () => {
  it('refuses a space that is not empty', async () => {
    const here = await openTestPlace()
    await fillSpace(here)
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
    await fillSpace(here)
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
    const id = await fillSpace(here)
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
    await fillSpace(here)
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
