import { describe, expect, it } from 'vitest'
import { headline } from '../../tests/test-bloks.ts'
import { putInRelease } from '../content/release-writing.ts'
import { draft, publish } from '../content/test-content.ts'
import { fillEditorial, openRelease } from './test-editorial-work.ts'
import { openTestPlace } from './test-place.ts'

const whole = { title: 'Seite', body: [headline('Gut')] }
const nameless = { title: 'Seite', body: [{ _uid: 'h', component: 'page_headline' }] }
const unknown = { title: 'Seite', body: [{ _uid: 'h', component: 'page_headlin' }] }

describe('content check', () => {
  it('finds nothing wrong with what the blocks can draw, and counts it', async () => {
    const { store, run } = await openTestPlace()
    await publish(store, 'a', { fields: whole })
    await draft(store, 'b', { fields: whole })
    const { code, text } = await run('check')
    expect(code).toBe(0)
    expect(text).toMatch(/^2 stories checked in [\d.]+ s: 1 published, 0 scheduled, 0 release, 2 draft\.\nEverything fits the blocks\.$/)
  })

  it('ends with 1 for a draft alone, and says that it is one', async () => {
    const { store, run } = await openTestPlace()
    await publish(store, 'anlass/gut', { fields: whole })
    await draft(store, 'anlass/halb', { fields: nameless })
    const { code, text } = await run('check')
    expect(code).toBe(1)
    expect(text).toContain('1 draft text could not be published.')
    expect(text).toMatch(/page_headline · headline: .+\n {2}1 story \(1 draft\)\n {4}anlass\/halb {2}body\[0\]\.headline {2}\[draft\]$/)
  })

  it('tells apart what shoppers see, what is scheduled and what only editors see', async () => {
    const { store, database, run } = await openTestPlace()
    await publish(store, 'live', { fields: nameless })
    const scheduled = await draft(store, 'bald', { fields: nameless })
    await database.kysely.updateTable('stories').set({ publish_at: '2999-01-01T00:00:00.000Z' }).where('id', '=', scheduled).execute()
    const mended = await publish(store, 'geheilt', { fields: unknown })
    await store.saveDraft(mended, { content: { _uid: 'p', component: 'page', ...whole } })
    const { text } = await run('check')
    expect(text).toContain('2 published texts can not be drawn')
    expect(text).toContain('1 scheduled text would not be published at its time.')
    expect(text).toContain('2 stories (1 published, 1 scheduled, 1 draft)')
    expect(text).toContain('bald  body[0].headline  [scheduled]')
    expect(text).toContain(
      'page_headlin: There is no block of this name; the nearest is "page_headline".\n  1 story (1 published)\n    geheilt  body[0]  [published]',
    )
  })

  it('checks the texts in releases: they are to go live, too', async () => {
    const place = await openTestPlace()
    const ids: [number, number, number] = [await publish(place.store, 'a'), await publish(place.store, 'b'), await draft(place.store, 'c')]
    await fillEditorial(place, ids)
    await place.store.transaction((writing) =>
      putInRelease(writing, openRelease, ids[1], { content: { _uid: 'p', component: 'page', ...nameless } }),
    )
    const { code, text } = await place.run('check')
    expect(code).toBe(1)
    expect(text).toContain('2 published, 0 scheduled, 2 release, 2 draft.')
    expect(text).toContain('1 release text would keep a release from going live.')
    expect(text).toContain('b  body[0].headline  [release]')
  })

  it('names filled fields that a block does not have, in items and other languages, too, and breaks nothing by that', async () => {
    const { store, run } = await openTestPlace()
    const renamed = { ...headline('Gut'), titel: 'Ein Satz', titel__i18n__de_at: 'Ein Satzerl', alt: '', wahl: false, liste: [] }
    const slides = [{ _uid: 's', component: 'teaser_slide', title: 'Neu', untertitel: 'Weg' }]
    await publish(store, 'a', { fields: { title: 'Seite', body: [renamed] } })
    await draft(store, 'b', { fields: { title: 'Seite', body: [renamed, { _uid: 't', component: 'main_teaser', slides }] } })
    const { text } = await run('check')
    expect(text).toContain('Some fields hold what no block shows.')
    expect(text).toContain(
      'page_headline · titel: The block has no such field: what stands in it is not shown.\n  2 stories (1 published, 2 draft)\n',
    )
    expect(text).toContain('    a  body[0].titel  [published, draft]')
    expect(text).toContain('page_headline · titel__i18n__de_at: ')
    expect(text).toContain('teaser_slide · untertitel: ')
    expect(text).not.toMatch(/alt:|wahl:|liste:/)
    expect((await (await openTestPlace()).run('check')).text).not.toContain('no block shows')
  })

  it('ends with 0 where nothing is wrong but that', async () => {
    const { store, run } = await openTestPlace()
    await publish(store, 'a', { fields: { title: 'Seite', body: [{ ...headline('Gut'), titel: 'Ein Satz' }] } })
    const { code, text } = await run('check')
    expect(code).toBe(0)
    expect(text).toContain('Everything fits the blocks.\n\nSome fields hold')
  })

  it('says many equal problems once', async () => {
    const { store, run } = await openTestPlace()
    for (let index = 0; index < 250; index++) await publish(store, `seite-${index}`, { fields: nameless })
    for (let index = 0; index < 3; index++) await publish(store, `gut-${index}`, { fields: whole })
    const { text } = await run('check')
    expect(text).toContain('250 stories (250 published, 250 draft)')
    expect(text).toContain('… and 247 more')
    expect(text.split('\n').length).toBeLessThan(12)
  })

  it('checks each country’s words, too', async () => {
    const { store, run } = await openTestPlace()
    const tooLong = { ...headline('Gut'), headline__i18n__de_at: 'lang '.repeat(100) }
    await publish(store, 'a', { fields: { title: 'Seite', body: [tooLong] } })
    const { code, text } = await run('check')
    expect(code).toBe(1)
    expect(text).toContain('page_headline · headline (de-at): ')
  })

  it('leaves content types alone that the space has of its own', async () => {
    const { store, database, run } = await openTestPlace()
    const parentId = await store.createStory({ name: 'x', slug: 'x', isFolder: true })
    await store.createStory({ name: 'y', slug: 'y', parentId, content: { _uid: 'a', component: 'landing' } })
    expect((await run('check')).text).toContain('landing: There is no block of this name')
    const now = new Date().toISOString()
    const component = {
      id: 1,
      name: 'landing',
      display_name: '',
      is_root: 1,
      is_nestable: 0,
      component_group_uuid: null,
      source_hash: null,
    }
    await database.kysely
      .insertInto('components')
      .values({ ...component, schema: '{}', looks: '{}', created_at: now, updated_at: now })
      .execute()
    expect((await run('check')).code).toBe(0)
  })
})

describe('content', () => {
  it('lists its verbs, alone and with --help', async () => {
    const { run } = await openTestPlace()
    for (const line of ['', '--help', 'check --help'])
      expect(await run(line)).toEqual({ code: 0, text: expect.stringContaining('  check ') })
  })

  it.each([
    ['chek', 'There is no "content chek". Did you mean check?'],
    ['check more', 'Write: npm run content -- check'],
    ['check --quick', 'Write: npm run content -- check'],
    ['constructor', 'There is no "content constructor".'],
  ])('%s is refused with a sentence', async (line, sentence) => {
    const { run } = await openTestPlace()
    await expect(run(line)).rejects.toThrow(sentence)
  })
})
