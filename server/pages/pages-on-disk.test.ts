import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { markDoneFor, resultFor } from '../content/build-marks.ts'
import type { ContentListener } from '../content/content-change.ts'
import { openTestContent, publish } from '../content/test-content.ts'
import { readSettings } from '../settings/read-settings.ts'
import { openPagesOnDisk } from './pages-on-disk.ts'
import { testPage } from './test-page.ts'

/** Opens the pages of a folder of their own with settings and a server's code. */
async function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { store } = await openTestContent()
  const open = async (environment: Record<string, string> = {}, server = 'server') => {
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, ...environment })
    return openPagesOnDisk(settings, { scripts: 'scripts', server }, store, pino({ level: 'silent' }))
  }
  return { content: store, open }
}

/** The same, and answers their edition. */
async function editions() {
  const { open } = await openFolder()
  return async (environment: Record<string, string>, server?: string) => {
    const { disk } = await open(environment, server)
    disk.store.close()
    return disk.edition
  }
}

it('are forgotten where they are newer than the content: a backup of it has been put back', async () => {
  const { content, open } = await openFolder()
  const { disk: before } = await open()
  const page = { page: testPage('Guten Tag'), edition: before.edition, madeAt: 1 }
  before.store.keep('as new', { ...page, version: content.version })
  before.store.keep('newer', { ...page, version: content.version + 1 })
  before.store.close()
  const { store } = (await open()).disk
  expect(store.find('as new')).toBeDefined()
  expect(store.find('newer')).toBeUndefined()
  store.close()
})

it('are forgotten where the content never had their version, since a backup was put back and written to, and a CDN is told all', async () => {
  const { content, open } = await openFolder()
  const id = await publish(content, 'anlass/seite')
  const { disk: before } = await open()
  const page = { page: testPage('Guten Tag'), edition: before.edition, madeAt: 1 }
  const known = content.version
  before.store.keep('of a time that is known', { ...page, version: known })
  before.store.keep('of a time that was taken back', { ...page, version: known + 1 })
  before.store.close()
  await markDoneFor(content.database, 'cdn', before.edition, String(known))
  // The next version comes a second later at least, as after any restart.
  await content.database.kysely
    .updateTable('space')
    .set({ cv: known + 1 })
    .execute()
  await content.publishStory(id)
  const { disk, history } = await open()
  expect(disk.store.find('of a time that is known')).toBeDefined()
  expect(disk.store.find('of a time that was taken back')).toBeUndefined()
  expect(history.version).toBe(content.version)
  expect(await resultFor(content.database, 'cdn', before.edition)).toBeUndefined()
  disk.store.close()
})

it('come with what was told since the log of changes was read, once', async () => {
  const { content, open } = await openFolder()
  const id = await publish(content, 'anlass/seite')
  const { disk, tellMissed } = await open()
  await content.publishStory(id)
  const told: [string, number | undefined][] = []
  const listener: ContentListener = ({ action }, version) => told.push([action, version])
  tellMissed(listener)
  expect(told).toEqual([['published', content.version]])
  await content.publishStory(id)
  tellMissed(listener)
  expect(told).toHaveLength(1)
  disk.store.close()
})

it('leave a CDN what it was told where nothing was taken back', async () => {
  const { content, open } = await openFolder()
  const id = await publish(content, 'anlass/seite')
  const { disk: before } = await open()
  before.store.keep('a', { page: testPage('Guten Tag'), edition: before.edition, madeAt: 1, version: content.version })
  before.store.close()
  await markDoneFor(content.database, 'cdn', before.edition, 'told')
  await content.publishStory(id)
  const { disk } = await open()
  expect(disk.store.find('a')).toBeDefined()
  expect(await resultFor(content.database, 'cdn', before.edition)).toBe('told')
  disk.store.close()
})

it('stay where the log of changes can not be read, but for nobody who can get a new one', async () => {
  const { content, open } = await openFolder()
  const before = await open()
  before.disk.store.keep('a', { page: testPage('Guten Tag'), edition: before.disk.edition, version: content.version - 1, madeAt: 1 })
  before.disk.store.close()
  await content.database.kysely.schema.dropTable('content_changes').execute()
  const { disk, history } = await open()
  expect(disk.store.find('a')).toBeDefined()
  expect(history.changedSince(content.version - 1, [])).toBe(true)
  disk.store.close()
})

it('of hosted content are of another edition at each start: what changed in between is never told', async () => {
  const editionWith = await editions()
  const hosted = { STORYBLOK_TOKEN: 'token-of-tests', STORYBLOK_WEBHOOK_SECRET: 'secret-of-the-webhook-in-tests' }
  expect(await editionWith(hosted)).not.toBe(await editionWith(hosted))
})

it('are of another edition where other code made them, something else may stand at their address or in them, or other headers belong to them', async () => {
  const editionWith = await editions()
  const cdn = { CDN_VENDOR: 'fastly', CDN_PURGE_URL: 'https://purge.example.org', CDN_PURGE_TOKEN: 'token-of-the-cdn-in-tests' }
  const found = [
    await editionWith({}),
    await editionWith({}, 'later server'),
    await editionWith({ MAGAZINE_URL: 'https://magazin.example.org' }),
    await editionWith(cdn),
    await editionWith({ SHOP_API_URL: 'https://backend.example.org' }),
    await editionWith({ DATABASE_URL: 'postgres://anlass@db.example.org/shop' }),
    await editionWith({ DATABASE_URL: 'postgres://anlass@db.example.org/other' }),
  ]
  expect(new Set(found).size).toBe(7)
  expect(await editionWith({})).toBe(found[0])
})
