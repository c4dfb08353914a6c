import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { isDamaged } from '../database/node-sqlite.ts'
import { fromRow, type StoredPage, toRow } from './stored-page.ts'

/** Opens the file of finished pages; one that is damaged begins anew. Throws when it is locked, or can't be written. */
export function openOrBeginAnew(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file)
  } catch (error) {
    // What is only locked, or on a disk that is full, are the last good pages.
    if (!isDamaged(error)) throw error
    return beginAnew(file)
  }
}

/**
 * On a disk that takes no more writes are the last good pages too; nobody else can write, so nobody has to be kept from it. `undefined`
 * where they can't even be read.
 */
export function openToRead(file: string): DatabaseSync | undefined {
  try {
    return new DatabaseSync(new URL('?immutable=1', pathToFileURL(file)), { readOnly: true })
  } catch {
    return undefined
  }
}

/** An empty file in the place of one that is damaged. */
export function beginAnew(file: string): DatabaseSync {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
  return open(file)
}

function open(file: string): DatabaseSync {
  // Nobody waits for this file: who finds it locked does without.
  const database = new DatabaseSync(file, { timeout: 20 })
  database.exec('pragma journal_mode = wal')
  // What a power cut takes is made again.
  database.exec('pragma synchronous = off')
  database.exec(`create table if not exists kept_pages (
    key text primary key, edition text not null, version integer not null, made_at integer not null, bytes integer not null,
    page text not null, identity blob not null, br blob not null, page_tag text
  )`)
  // Of earlier builds, which can't say whose page one is: it could not be withdrawn.
  database.exec('drop table if exists pages')
  for (const [name, by] of Object.entries({ made: 'made_at, bytes', version: 'version', tag: 'page_tag' }))
    database.exec(`create index if not exists kept_pages_${name} on kept_pages (${by})`)
  return database
}

/** By the tag of a page: everything older, or made with other settings, is to go. */
export type Withdrawn = Map<string, Pick<StoredPage, 'version' | 'edition'>>

/** Answers true when all of it is written. */
export function writePages(
  database: DatabaseSync,
  pages: (readonly [string, StoredPage | undefined])[],
  withdrawn: Withdrawn,
  maxBytes: number,
): true {
  const put = database.prepare(`insert or replace into kept_pages (key, edition, version, made_at, bytes, page, identity, br, page_tag)
    values (:key, :edition, :version, :made_at, :bytes, :page, :identity, :br, :page_tag)`)
  const remove = database.prepare('delete from kept_pages where key = ?')
  const withdraw = database.prepare('delete from kept_pages where page_tag = ? and (version < ? or edition <> ?)')
  database.exec('begin immediate')
  try {
    for (const [tag, { version, edition }] of withdrawn) withdraw.run(tag, version, edition)
    for (const [key, stored] of pages) {
      if (!stored) {
        remove.run(key)
        continue
      }
      put.run(toRow(key, stored))
    }
    if (pages.some(([, stored]) => stored)) leaveOldest(database, maxBytes)
    database.exec('commit')
    return true
  } catch (error) {
    // Of a full disk, SQLite has rolled back by itself: doing it once more would fail, in the place of the error.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

/** Deletes the pages made longest ago, for which there is no room. Looks at every page: not where none has come. */
function leaveOldest(database: DatabaseSync, maxBytes: number): void {
  database
    .prepare(`delete from kept_pages where made_at <= coalesce((
      select made_at from (select made_at, sum(bytes) over (order by made_at desc rows unbounded preceding) as total from kept_pages)
      where total > ? order by made_at desc limit 1), -1)`)
    .run(maxBytes)
}

export function readPage(database: DatabaseSync, key: string): StoredPage | undefined {
  const row = database.prepare('select * from kept_pages where key = ?').get(key)
  return row && fromRow(key, row)
}
