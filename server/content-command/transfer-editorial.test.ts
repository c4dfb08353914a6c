import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ContentChange } from '../content/content-change.ts'
import { findConflicts } from '../content/release-writing.ts'
import { draft, publish } from '../content/test-content.ts'
import { fileTag } from '../images/file-tags.ts'
import { anyContent, changeTags } from '../pages/change-tags.ts'
import { fillEditorial, openRelease } from './test-editorial-work.ts'
import { exported, filesOf, openTestPlace } from './test-place.ts'

async function fill() {
  const here = await openTestPlace()
  const ids: [number, number, number] = [
    await publish(here.store, 'karten'),
    await publish(here.store, 'zweite'),
    await draft(here.store, 'weg'),
  ]
  await fillEditorial(here, ids)
  return { here, ids, folder: await exported(here) }
}

const conflictsOf = async ({ database }: Awaited<ReturnType<typeof openTestPlace>>) =>
  (await findConflicts(database.kysely, openRelease)).map(({ full_slug }) => full_slug)

it('a release arrives with its texts, and knows which stories were changed meanwhile', async () => {
  const { folder, ids } = await fill()
  const there = await openTestPlace()
  await there.run(`import ${folder}`)
  const { body } = await there.get('stories/karten', { version: 'draft', from_release: String(openRelease) })
  expect(body.story).toMatchObject({ name: 'Im Advent', content: { title: 'Advent' }, tag_list: ['advent'] })
  expect(await conflictsOf(there)).toEqual(['zweite'])
  await there.store.saveDraft(ids[0], { name: 'Danach' })
  expect(await conflictsOf(there)).toEqual(['karten', 'zweite'])
})

it('former addresses and translated slugs lead to the stories', async () => {
  const { folder } = await fill()
  const there = await openTestPlace()
  await there.run(`import ${folder}`)
  const { kysely } = there.database
  expect(await kysely.selectFrom('story_redirects').select('from_slug').execute()).toEqual([{ from_slug: 'alte/karten' }])
  expect((await there.get('stories/fr-fr/cartes')).body.story).toMatchObject({ full_slug: 'fr-fr/cartes' })
})

it('what hangs on a story in the trash, and the secrets of API keys, are not in it', async () => {
  const { folder } = await fill()
  const text = Object.values(filesOf(folder)).join()
  expect(text).not.toContain('geheimer-schluessel')
  expect(text).not.toContain('alte/weg')
  expect(text).toContain('Ja, zu groß.')
})

it('--replace: keys, the last runs of tasks and what hangs on the trash stay; the rest is as exported', async () => {
  const { here, ids, folder } = await fill()
  const { kysely } = here.database
  await kysely.updateTable('story_redirects').set({ story_id: ids[2] }).where('from_slug', '=', 'alte/karten').execute()
  await kysely.updateTable('tasks').set({ name: 'Anders' }).execute()
  await kysely.deleteFrom('comments').where('id', '=', 951).execute()
  await here.store.saveDraft(ids[0], { name: 'Danach' })
  expect(await conflictsOf(here)).toEqual(['karten', 'zweite'])
  await here.run(`import ${folder} --replace`)
  expect(filesOf(await exported(here))).toEqual(filesOf(folder))
  expect(await conflictsOf(here)).toEqual(['zweite'])
  expect(await kysely.selectFrom('api_keys').select('token').execute()).toEqual([{ token: 'geheimer-schluessel' }])
  expect(await kysely.selectFrom('tasks').select(['name', 'last_response']).execute()).toEqual([
    { name: 'Bauen', last_response: '{"status":200}' },
  ])
  expect(await kysely.selectFrom('discussions').select('id').orderBy('id').execute()).toEqual([{ id: 941 }, { id: 942 }])
  await here.store.undeleteStory(ids[2])
  const { body } = await here.get('stories/weg', { version: 'draft', from_release: String(openRelease) })
  expect(body.story.name).toBe('Im Advent')
})

it('a private file is private where it arrives', async () => {
  const here = await openTestPlace()
  const address = '/f/1/abc/karte.svg'
  await here.images.putFile(address, Buffer.from('<svg/>'), true)
  await here.store.putAsset({ filename: address, contentType: 'image/svg+xml', contentLength: 6, hash: 'h', isPrivate: true })
  const folder = await exported(here)
  const there = await openTestPlace()
  // Its bytes have been there before, open to all.
  await there.images.putFile(address, Buffer.from('<svg/>'))
  await there.run(`import ${folder}`)
  expect(await there.images.findFile(address)).toBeUndefined()
  expect(await there.images.findFile(address, true)).toMatchObject({ size: '<svg/>'.length })
  expect(filesOf(await exported(there))).toEqual(filesOf(folder))
})

it('a file that is private where it arrives is dropped by whoever kept it while all could see it', async () => {
  const here = await openTestPlace()
  const [shown, former] = ['/f/1/abc/karte.svg', '/f/1/abb/karte.svg']
  for (const address of [shown, former]) await here.images.putFile(address, Buffer.from('<svg/>'))
  await here.store.putAsset({ filename: shown, contentType: 'image/svg+xml', contentLength: 6, hash: 'h', isPrivate: true })
  const { kysely } = here.database
  const former_files = JSON.stringify([{ filename: former, isPrivate: false }])
  await kysely.updateTable('assets').set({ former_files }).execute()
  const folder = await exported(here)
  await kysely.updateTable('assets').set({ is_private: 0 }).execute()
  const heard: ContentChange[] = []
  here.store.onChange((change) => heard.push(change))
  await here.run(`import ${folder} --replace`)
  const tags = heard.flatMap(changeTags)
  expect(tags.toSorted()).toEqual([anyContent, fileTag(former), fileTag(shown)].toSorted())
})

it('former files are private where they arrive, and so is what the asset showed before it was replaced by an export', async () => {
  const here = await openTestPlace()
  const put = (filename: string) => here.images.putFile(filename, Buffer.from('<svg/>'))
  const [exportedFile, former, later] = ['/f/1/abc/karte.svg', '/f/1/abb/karte.svg', '/f/1/abd/karte.svg']
  const { kysely } = here.database
  for (const address of [exportedFile, former, later]) await put(address)
  await here.store.putAsset({ filename: exportedFile, contentType: 'image/svg+xml', contentLength: 6, hash: 'h', isPrivate: true })
  await kysely
    .updateTable('assets')
    .set({ former_files: JSON.stringify([{ filename: former, isPrivate: false }]) })
    .execute()
  const folder = await exported(here)
  await kysely.updateTable('assets').set({ filename: later, is_private: 0 }).execute()
  await here.run(`import ${folder} --replace`)
  for (const address of [exportedFile, former, later]) {
    expect(await here.images.findFile(address)).toBeUndefined()
    expect(await here.images.findFile(address, true)).toBeDefined()
  }
  const there = await openTestPlace()
  await there.run(`import ${folder}`)
  expect(await there.images.findFile(former)).toBeUndefined()
  expect(await there.images.findFile(former, true)).toBeDefined()
})

it('an export of before assets had former files is imported', async () => {
  const here = await openTestPlace()
  await here.store.putAsset({
    filename: 'https://a.storyblok.com/f/9/karte.svg',
    contentType: 'image/svg+xml',
    contentLength: 6,
    hash: 'h',
  })
  const folder = await exported(here)
  const [name = ''] = Object.keys(filesOf(folder)).filter((file) => file.startsWith('assets/'))
  const file = join(folder, name)
  const { former_files: _, ...asset } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(asset))
  const there = await openTestPlace()
  expect((await there.run(`import ${folder}`)).code).toBe(0)
  expect(await there.database.kysely.selectFrom('assets').select('former_files').execute()).toEqual([{ former_files: '[]' }])
})

it('tables of an older version are left as they are, as is an earlier export, and that is said', async () => {
  const here = await openTestPlace()
  const folder = await exported(here)
  const before = filesOf(folder)
  await here.database.kysely.schema.alterTable('assets').dropColumn('former_files').execute()
  await expect(here.run(`export ${folder}`)).rejects.toThrow(/former_files.+ export with its code/)
  await here.database.kysely.schema.dropTable('tasks').execute()
  await expect(here.run(`export ${folder}`)).rejects.toThrow(/export with its code/)
  expect(filesOf(folder)).toEqual(before)
})

it('a text in a release that does not list its story is refused', async () => {
  const { folder } = await fill()
  const file = join(folder, 'stories', 'karten.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"${openRelease}"`, '"77"'))
  await expect((await openTestPlace()).run(`import ${folder}`)).rejects.toThrow('not list their story: karten (release:77)')
})
