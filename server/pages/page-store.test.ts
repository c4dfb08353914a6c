import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runWithoutRoom } from '../../tests/run-without-room.ts'
import { openPageStore, type PageStore } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'
import { testPage } from './test-page.ts'

let folder: string
let errors: unknown[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  errors = []
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const open = (maxBytes = 1_000_000) =>
  openPageStore({ file: join(folder, 'pages.sqlite'), maxBytes, onError: (error) => errors.push(error) })

function stored(text: string, { madeAt = 1, version = 7, edition = 'e', reads = ['story:1'] } = {}): StoredPage {
  const page = testPage(text, { headers: { 'content-type': 'text/html' }, reads })
  return { page, version, edition, madeAt }
}

/** A user of every system who owns nothing. */
const nobody = 65_534

/** Everything of it, compressed in each way. */
const whole = (found: StoredPage | undefined) => found && { ...found, page: { ...found.page, gzipAnswer: found.page.gzipAnswer() } }

describe('the store of pages', () => {
  it('gives a page back as it was, before and after it is closed', () => {
    const page = stored('Guten Tag')
    const store = open()
    store.keep('a', page)
    expect(store.find('a')).toBe(page)
    store.close()

    const again = open()
    expect(whole(again.find('a'))).toEqual(whole(page))
    expect(again.find('b')).toBeUndefined()
    expect(again.versions()).toEqual([7])
    again.close()
    expect(errors).toEqual([])
  })

  it('forgets pages that were withdrawn, those made again since excepted', () => {
    const of = (slug: string, version: number, edition = 'e') =>
      stored('Guten Tag', { version, edition, reads: ['story:1', `page:${slug}`] })
    const before = open()
    before.keep('a', of('seite', 7))
    before.keep('other', of('andere', 7))
    before.keep('earlier build', of('seite', 500, 'earlier'))
    before.close()

    const store = open()
    store.keep('at/a', of('seite', 7))
    store.keep('ch/a', of('seite', 8))
    store.withdraw(['page:seite'], { version: 8, edition: 'e' })
    const found = (store: PageStore) => ['a', 'earlier build', 'at/a', 'ch/a', 'other'].filter((key) => store.find(key))
    expect(found(store)).toEqual(['ch/a', 'other'])
    store.close()
    const again = open()
    expect(found(again)).toEqual(['ch/a', 'other'])
    again.close()
    expect(errors).toEqual([])
  })

  it('forgets what was withdrawn while it was locked, once it is free', async () => {
    const store = open()
    onTestFinished(() => store.close())
    store.keep('a', stored('Guten Tag', { reads: ['page:seite'] }))
    const onDisk = new DatabaseSync(join(folder, 'pages.sqlite'))
    onTestFinished(() => onDisk.close())
    const count = () => onDisk.prepare('select count(*) as count from kept_pages').get()?.count
    await expect.poll(count).toBe(1)
    onDisk.exec('begin immediate')
    store.withdraw(['page:seite'], { version: 8, edition: 'e' })
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    expect(store.find('a')).toBeUndefined()
    onDisk.exec('rollback')
    await expect.poll(count, { timeout: 10_000 }).toBe(0)
  })

  it('keeps its pages when it is only locked at a start', () => {
    const before = open()
    before.keep('a', stored('Guten Tag'))
    before.close()
    const other = new DatabaseSync(join(folder, 'pages.sqlite'))
    other.exec('pragma locking_mode = exclusive; begin immediate; update kept_pages set version = 7; commit')
    open().close()
    other.close()

    expect(errors.map(String)).toEqual([expect.stringContaining('locked')])
    const again = open()
    expect(again.find('a')?.version).toBe(7)
    again.close()
  })

  it('shows its pages where nobody may write', () => {
    const before = open()
    before.keep('a', stored('Guten Tag'))
    before.close()
    chmodSync(join(folder, 'pages.sqlite'), 0o444)
    chmodSync(folder, 0o555)
    // Who administers a machine may write everywhere.
    const user = process.geteuid?.()
    if (user === 0) process.seteuid?.(nobody)
    onTestFinished(() => {
      process.seteuid?.(user ?? 0)
      chmodSync(folder, 0o755)
    })
    const again = open()
    expect(again.find('a')?.version).toBe(7)
    again.keep('b', stored('Guten Abend'))
    again.close()
    expect(errors.map(String)).toEqual(Array(2).fill(expect.stringContaining('readonly')))
  })

  it('shows what it has where SQLite opens no file, for the one beside it can not be made', () => {
    const before = open()
    before.keep('a', stored('Guten Tag'))
    before.close()
    mkdirSync(join(folder, 'pages.sqlite-wal'))
    const again = open()
    expect(again.find('a')?.version).toBe(7)
    again.close()
    expect(errors.map(String)).toEqual(['Error: unable to open database file'])
  })

  it('shows what it has on a disk that has no room left', () => {
    const before = open()
    before.keep('a', stored('Guten Tag'))
    before.close()
    const found = `import { openPageStore } from '${join(import.meta.dirname, 'page-store.ts')}'
      const store = openPageStore({ file: '${join(folder, 'pages.sqlite')}', maxBytes: 1e9, onError: (error) => console.log(error.message) })
      console.log(store.find('a')?.version)`
    expect(runWithoutRoom(found)).toBe('disk I/O error\n7\n')
  })

  it('says why it could not write where SQLite has taken all back by itself, as on a full disk', () => {
    open().close()
    const database = new DatabaseSync(join(folder, 'pages.sqlite'))
    database.exec("create trigger full before insert on kept_pages begin select raise(rollback, 'the disk is full'); end")
    database.close()
    const store = open()
    store.keep('a', stored('Guten Tag'))
    store.close()
    expect(errors.map(String)).toEqual(['Error: the disk is full'])
  })

  it('stays within its bytes; the pages made longest ago leave first', () => {
    const first = stored('x'.repeat(1000), { madeAt: 1 })
    const store = open(first.page.bytes * 2)
    store.keep('1', first)
    store.keep('2', stored('y'.repeat(1000), { madeAt: 2 }))
    store.keep('3', stored('z'.repeat(1000), { madeAt: 3 }))
    store.close()
    const again = open()
    expect(['1', '2', '3'].map((key) => again.find(key) !== undefined)).toEqual([false, true, true])
    again.close()
  })

  it('forgets what is gone', () => {
    const store = open()
    store.keep('a', stored('a'))
    store.forget('a')
    expect(store.find('a')).toBeUndefined()
    store.close()
    const again = open()
    expect(again.find('a')).toBeUndefined()
    again.close()
  })

  it('lets go of what earlier builds kept: nobody could say whose page one is', () => {
    const database = new DatabaseSync(join(folder, 'pages.sqlite'))
    database.exec("create table pages (key text primary key, page text not null); insert into pages values ('a', '{}')")
    database.close()
    const store = open()
    expect(store.find('a')).toBeUndefined()
    store.keep('a', stored('Guten Tag'))
    store.close()
    const again = open()
    expect(again.find('a')).toBeDefined()
    again.close()
    expect(errors).toEqual([])
  })

  it('begins anew where its file is damaged', () => {
    writeFileSync(join(folder, 'pages.sqlite'), 'this is a letter, not a database'.repeat(100))
    const store = open()
    store.keep('a', stored('a'))
    store.close()
    expect(open().find('a')).toBeDefined()
    expect(errors).toEqual([])
  })

  it('begins anew when its file turns out to be damaged', () => {
    const store = open(10_000_000)
    for (let index = 0; index < 200; index++) store.keep(String(index), stored(`Guten Tag ${index} `.repeat(1_000)))
    store.close()
    const file = join(folder, 'pages.sqlite')
    const bytes = readFileSync(file)
    // All but what tells that it is a database, and of which tables.
    for (let page = 3; page * 4096 < bytes.length; page++) bytes.fill(0xaa, page * 4096, page * 4096 + 256)
    writeFileSync(file, bytes)

    const damaged = open()
    for (let index = 0; index < 200; index++) damaged.find(String(index))
    expect(errors).not.toEqual([])
    damaged.keep('a', stored('a'))
    damaged.close()
    const database = new DatabaseSync(file)
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    database.close()
    expect(open().find('a')).toBeDefined()
  })

  it.each([
    ['identity', 'substr(identity, 1, 4)'],
    ['br', 'substr(br, 1, 4)'],
    ['page', "replace(page, '200', '201')"],
    ['version', 'version + 1'],
    ['edition', "edition || 'x'"],
    ['page_tag', "'page:7'"],
    ['made_at', 'made_at + 1'],
  ])('gives no page whose %s is damaged, nor one in the place of another', (column, damaged) => {
    const store = open()
    store.keep('a', stored('Guten Tag'))
    store.close()
    const database = new DatabaseSync(join(folder, 'pages.sqlite'))
    database.exec(`update kept_pages set ${column} = ${damaged}`)
    database.exec("insert into kept_pages select 'b', edition, version, made_at, bytes, page, identity, br, page_tag from kept_pages")
    database.close()
    const again = open()
    expect([again.find('a'), again.find('b')]).toEqual([undefined, undefined])
    expect(String(errors[0])).toContain('The page "a" is damaged on disk; it is made again.')
  })

  it('says what is wrong and goes on without when it can’t be opened', () => {
    writeFileSync(join(folder, 'file'), '')
    const store = openPageStore({ file: join(folder, 'file', 'pages.sqlite'), maxBytes: 1, onError: (error) => errors.push(error) })
    store.keep('a', stored('a'))
    expect(errors).toHaveLength(1)
    store.close()
    expect(store.find('a')).toBeUndefined()
  })
})
