import { dirname, join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { makeFolder } from '../make-folder.ts'
import type { Database, Tables } from './database.ts'
import { isDiskFull } from './disk-full.ts'
import { lastingWrites } from './lasting-writes.ts'
import { migrate } from './migrate.ts'
import { isBusy, isDamaged, NodeSqliteDialect, type OpenSqlite, openNodeSqlite } from './node-sqlite.ts'
import { sqliteDialect } from './sql-dialect.ts'
import { waitingKysely } from './waiting-kysely.ts'
import { DatabaseBusy, whenFree } from './when-free.ts'

/** How long a server waits for an answer of its database, in milliseconds. What a command asks for may take longer. */
export const longestQuery = 10_000

/**
 * The database an installation's settings name. Throws with a sentence for the operator when it can't be opened. `asIs` leaves its
 * tables as they are: for who only reads, of a shop whose code is older. `longestQuery` is for a database that may fall silent.
 */
export async function openDatabaseOf(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | undefined },
  { asIs = false, longestQuery }: { asIs?: boolean; longestQuery?: number } = {},
): Promise<Database> {
  if (databaseUrl === undefined) return openDatabase({ file: join(dataFolder, 'anlass.sqlite'), asIs })
  // Its driver is loaded only where it is used.
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres({ url: databaseUrl, asIs, longestQuery })
}

/**
 * Opens the embedded database, brings its tables up to date (but not `asIs`) and makes its folder if there is none.
 * `:memory:` keeps everything in memory. Throws with a sentence for the operator when the folder cannot be written.
 */
export async function openDatabase({ file, asIs = false }: { file: string; asIs?: boolean }): Promise<Database> {
  const sqlite = await openWritable(file)
  const dialect = new NodeSqliteDialect({ database: sqlite })
  const opened = new Kysely<Tables>({ dialect })
  try {
    if (!asIs) await migrate(opened, { isBusy })
  } catch (error) {
    await opened.destroy()
    throw error
  }
  const kysely = waitingKysely(opened, dialect, isBusy)
  const foreignWrites = watchForeignWrites(sqlite)
  const writes = lastingWrites(kysely, sqlite, file)
  return {
    kysely,
    dialect: sqliteDialect,
    onForeignWrite: foreignWrites.listen,
    write: writes.write,
    beginWrite: async () => {},
    // A transaction begins when no other one is under way at all.
    oneAtATime: async () => {},
    snapshot: (work) =>
      kysely.connection().execute(async (connection) => {
        // Kysely's own transactions wait for their turn to write.
        await sql`begin deferred`.execute(connection)
        try {
          return await work(connection)
        } finally {
          await sql`rollback`.execute(connection)
        }
      }),
    async close() {
      foreignWrites.stop()
      await writes.close()
      await opened.destroy()
    },
  }
}

/** SQLite tells nobody, but has a number that changes when another connection has written; to read it takes microseconds. */
const watchInterval = 50

function watchForeignWrites(sqlite: OpenSqlite) {
  const listeners = new Set<() => void>()
  let last: unknown
  let timer: NodeJS.Timeout | undefined
  const read = () => {
    try {
      return sqlite.foreignWrites()
    } catch (error) {
      if (!isBusy(error)) throw error
      // Looked at again soon.
      return last
    }
  }
  const look = () => {
    const now = read()
    if (now === last) return
    last = now
    for (const listener of listeners) listener()
  }
  return {
    listen(listener: () => void) {
      listeners.add(listener)
      last ??= read()
      timer ??= setInterval(look, watchInterval).unref()
      return () => void listeners.delete(listener)
    },
    stop: () => clearInterval(timer),
  }
}

async function openWritable(file: string) {
  const folder = dirname(file)
  try {
    if (file !== ':memory:') makeFolder(folder)
    // Of those who open a new file at once, one has it to itself for a moment.
    return await whenFree(isBusy, async () => openNodeSqlite(file))
  } catch (error) {
    if (error instanceof DatabaseBusy) throw error
    const reason = error instanceof Error ? error.message : String(error)
    if (isDamaged(error))
      throw new Error(`${file} is damaged (${reason}): put a backup in its place. See docs/content-commands.md, Backups.`, { cause: error })
    if (error instanceof Error && isDiskFull(error))
      throw new Error(`There is no room on the disk of ${folder} (${reason}): make some there. What is in it stays as it is.`, {
        cause: error,
      })
    throw new Error(`Cannot write to ${folder}: ${reason}. Choose another folder with DATA_DIR.`, { cause: error })
  }
}
