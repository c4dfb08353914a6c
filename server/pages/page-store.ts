/**
 * Finished pages on disk, in a file of their own: a new process starts with what the last one had made. It is a copy of
 * what can be made again, so no trouble with it ever keeps a page from a visitor: it is reported, and the store goes on
 * without what it could not read or write.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isDamaged, isReadOnly } from '../database/node-sqlite.ts'
import { isPageTag } from './change-tags.ts'
import type { Bytes } from './compressed-text.ts'
import { asBuffer, gzipLater, type KeptPage, type PreparedAnswer } from './kept-page.ts'

/** A page, and which state of the shop it shows. */
export interface StoredPage {
  page: KeptPage
  /** Of the content, see `ContentHistory`. */
  version: number
  /** The build and the settings it was made with: with others it is the last good page at best. */
  edition: string
  /** Milliseconds since 1970. */
  madeAt: number
}

export interface PageStore {
  find(key: string): StoredPage | undefined
  /** Keeps a page in the place of the one before it; soon, together with others. */
  keep(key: string, stored: StoredPage): void
  /** The page is gone for good. */
  forget(key: string): void
  /**
   * The pages with these tags (change-tags.ts, `pageTag`) are gone for good: those that were made before this version of the content,
   * and all of other editions, which may have counted otherwise.
   */
  withdraw(tags: readonly string[], since: Pick<StoredPage, 'version' | 'edition'>): void
  /** Pages made before this version of the content are gone for good: nobody knows which of them were withdrawn since. */
  forgetBefore(version: number): void
  /** The same of pages made after it: they show what the content no longer has, a backup of it having been put back. */
  forgetAfter(version: number): void
  /** The lowest version among the pages; `undefined` when there are none. */
  oldestVersion(): number | undefined
  /** Writes what is still to be written. */
  close(): void
}

export interface PageStoreOptions {
  file: string
  /** The pages made longest ago leave first. */
  maxBytes: number
  onError(error: unknown): void
}

/** Opens the store; a file that is damaged is begun anew, whenever that is found. */
export function openPageStore({ file, maxBytes, onError }: PageStoreOptions): PageStore {
  let database: DatabaseSync | undefined
  try {
    database = openOrBeginAnew(file)
  } catch (error) {
    onError(error)
    if (isReadOnly(error)) database = openToRead(file)
  }
  const attempt = <Result>(work: (database: DatabaseSync) => Result): Result | undefined => {
    if (!database) return undefined
    try {
      return work(database)
    } catch (error) {
      onError(error)
      if (isDamaged(error)) beginAnew(database)
      return undefined
    }
  }
  /** Other processes that have the file open find it gone when they start the next time. */
  const beginAnew = (damaged: DatabaseSync) => {
    database = undefined
    try {
      damaged.close()
      remove(file)
      database = open(file)
    } catch (error) {
      onError(error)
    }
  }

  const waiting = new Map<string, StoredPage | undefined>()
  /** Tags of pages, and since when those must be gone. */
  const withdrawn: Withdrawn = new Map()
  const isWithdrawn = ({ page, version, edition }: StoredPage) =>
    page.reads.some((tag) => {
      const since = withdrawn.get(tag)
      return since && (version < since.version || edition !== since.edition)
    })
  let timer: NodeJS.Timeout | undefined
  let retryMs = firstRetryMs
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const pages = [...waiting].map(([key, stored]) => [key, stored && isWithdrawn(stored) ? undefined : stored] as const)
    waiting.clear()
    if (pages.length === 0 && withdrawn.size === 0) return
    const isWritten = attempt((database) => writePages(database, pages, withdrawn, maxBytes))
    retryMs = isWritten ? firstRetryMs : Math.min(longestRetryMs, 2 * retryMs)
    if (isWritten) withdrawn.clear()
    // A page can be made again at any time. One that nobody may see any more has to go.
    else if (database && withdrawn.size > 0) timer = setTimeout(write, retryMs).unref()
  }
  const put = (key: string, stored: StoredPage | undefined) => {
    waiting.set(key, stored)
    timer ??= setTimeout(write, writeDelay).unref()
  }

  return {
    find(key) {
      const stored = waiting.has(key) ? waiting.get(key) : attempt((database) => readPage(database, key))
      return stored && isWithdrawn(stored) ? undefined : stored
    },
    keep: put,
    forget: (key) => put(key, undefined),
    withdraw(tags, since) {
      for (const tag of tags) withdrawn.set(tag, since)
      // At once: a process that ends now must not leave them to the next.
      if (tags.length > 0) write()
    },
    forgetBefore: (version) => void attempt((database) => database.prepare('delete from kept_pages where version < ?').run(version)),
    forgetAfter: (version) => void attempt((database) => database.prepare('delete from kept_pages where version > ?').run(version)),
    oldestVersion: () =>
      attempt((database) => {
        const row = database.prepare('select min(version) as version from kept_pages').get()
        return typeof row?.version === 'number' ? row.version : undefined
      }),
    close() {
      write()
      attempt((database) => database.close())
      database = undefined
    },
  }
}

/** Pages that are made in quick succession are written together. */
const writeDelay = 100
const firstRetryMs = 500
const longestRetryMs = 60_000

function openOrBeginAnew(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file)
  } catch (error) {
    // What is only locked, or on a disk that is full, are the last good pages.
    if (!isDamaged(error)) throw error
    remove(file)
    return open(file)
  }
}

/** On a disk that takes no more writes are the last good pages too; nobody else can write, so nobody has to be kept from it. */
const openToRead = (file: string) => new DatabaseSync(new URL('?immutable=1', pathToFileURL(file)), { readOnly: true })

function remove(file: string) {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
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

type Withdrawn = Map<string, Pick<StoredPage, 'version' | 'edition'>>

/** Answers true when all of it is written. */
function writePages(
  database: DatabaseSync,
  pages: (readonly [string, StoredPage | undefined])[],
  withdrawn: Withdrawn,
  maxBytes: number,
): true {
  const put = database.prepare(`insert or replace into kept_pages (key, edition, version, made_at, bytes, page, identity, br, page_tag)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
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
      const { page, edition, version, madeAt } = stored
      const { identity, br } = page.answers
      const bodies = [identity, br].map(({ body }) => body ?? new Uint8Array())
      const tag = page.reads.find(isPageTag) ?? null
      put.run(key, edition, version, madeAt, page.bytes, JSON.stringify(withoutBodies(page)), ...(bodies as [Uint8Array, Uint8Array]), tag)
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

const Answer = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) })
const Page = z.object({
  status: z.number(),
  hash: z.string(),
  reads: z.array(z.string()),
  flags: z.array(z.string()).default([]),
  lifeMs: z.number().optional(),
  bytes: z.number(),
  isBest: z.boolean().default(false),
  answers: z.object({ identity: Answer, br: Answer }),
  /** Of both bodies: a page that is damaged on disk is none. Earlier builds kept none. */
  sum: z.string().optional(),
})

function withoutBodies({ status, hash, reads, flags, lifeMs, bytes, isBest, answers }: KeptPage): z.input<typeof Page> {
  const head = ({ status, headers }: PreparedAnswer) => ({ status, headers })
  const { identity, br } = answers
  const sum = sumOf(identity.body, br.body)
  return {
    status,
    hash,
    reads: [...reads],
    flags: [...flags],
    lifeMs,
    bytes,
    isBest,
    answers: { identity: head(identity), br: head(br) },
    sum,
  }
}

function sumOf(...bodies: (Uint8Array | null)[]): string {
  const sum = createHash('sha1')
  for (const body of bodies) if (body) sum.update(body)
  return sum.digest('base64url')
}

function readPage(database: DatabaseSync, key: string): StoredPage | undefined {
  const row = database.prepare('select * from kept_pages where key = ?').get(key)
  if (!row) return undefined
  const { answers, sum, ...page } = Page.parse(JSON.parse(String(row.page)))
  const identity = { ...answers.identity, body: bytesOf(row.identity) }
  const br = { ...answers.br, body: bytesOf(row.br) }
  if (sum !== undefined && sum !== sumOf(identity.body, br.body)) throw new Error(`The page "${key}" is damaged on disk; it is made again.`)
  return {
    edition: String(row.edition),
    version: Number(row.version),
    madeAt: Number(row.made_at),
    page: {
      ...page,
      isKept: true,
      answers: { identity, br },
      gzipAnswer: gzipLater(identity, page.hash),
    },
  }
}

function bytesOf(value: SQLOutputValue | undefined): Bytes {
  if (value instanceof Uint8Array) return asBuffer(value)
  throw new Error('A page on disk has no body.')
}
