/**
 * Finished pages on disk, in a file of their own: a new process starts with what the last one had made. It is a copy of
 * what can be made again, so no trouble with it ever keeps a page from a visitor: it is reported, and the store goes on
 * without what it could not read or write.
 */
import type { DatabaseSync } from 'node:sqlite'
import { isDamaged, isReadOnly } from '../database/node-sqlite.ts'
import { beginAnew, openOrBeginAnew, openToRead, readPage, type Withdrawn, writePages } from './pages-database.ts'
import type { StoredPage } from './stored-page.ts'

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
  /** The same of pages made at these. */
  forgetVersions(versions: readonly number[]): void
  /** Those the pages were made at, the oldest first. */
  versions(): number[]
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
      if (isDamaged(error)) replace(database)
      return undefined
    }
  }
  /** Other processes that have the file open find it gone when they start the next time. */
  const replace = (damaged: DatabaseSync) => {
    database = undefined
    try {
      damaged.close()
      database = beginAnew(file)
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
    forgetVersions: (versions) =>
      void attempt((database) =>
        database.prepare('delete from kept_pages where version in (select value from json_each(?))').run(JSON.stringify(versions)),
      ),
    versions: () =>
      attempt((database) =>
        database
          .prepare('select distinct version from kept_pages order by version')
          .all()
          .map(({ version }) => Number(version)),
      ) ?? [],
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
