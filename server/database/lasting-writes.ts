import { fstatSync, type Stats, statSync } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { unlessGone } from '../unless-gone.ts'
import type { Database, Tables } from './database.ts'
import type { OpenSqlite } from './node-sqlite.ts'
import { turnTaking } from './turn-taking.ts'

/**
 * Transactions that others see before the disk has them: SQLite itself would hold up this whole process until then, every shopper
 * among it. What it has written stands in the file beside the database, which is synced in another thread
 * (https://www.sqlite.org/wal.html, "Performance Considerations"; decision 32).
 */
export function lastingWrites(kysely: Kysely<Tables>, sqlite: OpenSqlite, file: string) {
  const opened = file === ':memory:' ? undefined : statSync(file)
  let log: Promise<FileHandle> | undefined
  const openLog = () => {
    log ??= open(`${file}-wal`, 'r+').catch((error) => {
      log = undefined
      throw error
    })
    return log
  }

  async function sync() {
    if (!opened) return
    try {
      // Of a file without a name nothing is left when this process ends. Under its name there may be another by now.
      if (isSameFile(opened, await unlessGone(stat(file)))) {
        const handle = await openLog()
        await handle.datasync()
        if (fstatSync(handle.fd).nlink > 0) return
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`What was saved may not outlive a power cut, for the disk did not take it: ${reason}. Save again.`, { cause: error })
    }
    throw new Error(
      'What was saved is lost: the file of the database was deleted or replaced while the shop ran. Stop it and start it again.',
    )
  }

  const write: Database['write'] = async (work) => {
    const result = await kysely.connection().execute(async (connection) => {
      sqlite.syncCommits(false)
      try {
        return await connection.transaction().execute((trx) => work(trx.withPlugin(turnTaking())))
      } finally {
        sqlite.syncCommits(true)
      }
    })
    const lasting = sync()
    // Whoever waits for it hears of a failure, however late they begin to.
    lasting.catch(() => {})
    return { result, lasting }
  }

  return { write, close: async () => (await log)?.close() }
}

const isSameFile = (one: Stats, other: Stats | undefined) => one.ino === other?.ino && one.dev === other.dev
