import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { fold } from './fold.ts'

export interface OpenSqlite extends SqliteDatabase {
  /** Another number each time that another connection has written. */
  foreignWrites(): unknown
  /** Whether a commit ends when the disk has it; not to be called in a transaction. */
  syncCommits(isWanted: boolean): void
}

/** Opens Node's own SQLite in the shape that Kysely's SQLite dialect takes (better-sqlite3's). */
export function openNodeSqlite(file: string): OpenSqlite {
  // Waiting for another process holds this whole one up; `when-free.ts` waits without.
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    return shapedForKysely(database)
  } catch (error) {
    database.close()
    throw error
  }
}

function shapedForKysely(database: DatabaseSync): OpenSqlite {
  database.exec('pragma journal_mode = wal')
  // Who was told "saved" must find it after a power cut. Writes are rare; reads do not pay for it.
  const syncCommits = (isWanted: boolean) => database.exec(`pragma synchronous = ${isWanted ? 'full' : 'normal'}`)
  syncCommits(true)
  database.exec('pragma foreign_keys = on')
  // SQLite's own lower() and LIKE know ASCII only, and its cast makes 0 of any word.
  database.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? fold(text) : null))
  database.function('as_number', { deterministic: true }, (text) => (typeof text === 'string' ? asNumber(text) : null))

  const prepared = new Map<string, SqliteStatement>()
  const dataVersion = database.prepare('pragma data_version')
  return {
    close: () => database.close(),
    syncCommits,
    foreignWrites: () => dataVersion.get()?.data_version,
    // Kysely prepares before every query; SQLite takes longer over that than over finding one story.
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      // A transaction that has only read may find, at its first write, that another process was faster, and fail.
      const statement =
        sql === 'rollback' ? rollback(database) : asKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (prepared.size >= mostPrepared) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** Kysely's own takes it that SQLite makes tables outside of transactions, and would let two processes do so at once, and each do half of it. */
export class NodeSqliteDialect extends SqliteDialect {
  override createAdapter = () => new TransactionalAdapter()
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Whether another process held the database for longer than the call could wait; nothing was done then. */
export const isBusy = (error: unknown): boolean => isOneOf(error, [sqliteCodes.busy])

/** Whether the file is no database, or no whole one. */
export const isDamaged = (error: unknown): boolean => isOneOf(error, [sqliteCodes.corrupt, sqliteCodes.notADatabase])

/** Whether the file may be there to be read, but can't be written: where the one beside it can't be made, SQLite opens none. */
export const isReadOnly = (error: unknown): boolean =>
  isOneOf(error, [sqliteCodes.readOnly, sqliteCodes.canNotOpen]) || hasNoRoomBeside(error)

/** Whether the disk has no room for the file beside the database, without which it opens none (SQLITE_IOERR_SHMSIZE). */
export const hasNoRoomBeside = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 4874

/** https://www.sqlite.org/rescode.html; extended codes have them in their lowest byte. */
const sqliteCodes = { busy: 5, readOnly: 8, corrupt: 11, canNotOpen: 14, notADatabase: 26 } as const

const isOneOf = (error: unknown, codes: number[]) =>
  error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) % 256)

/** Lists make a statement for every number of their parameters, so there is no end to them. */
const mostPrepared = 500

/**
 * On some errors, a full disk among them, SQLite has rolled back by itself. Doing it once more would fail, and Kysely would
 * report that failure in the place of the error.
 */
function rollback(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec('rollback')
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, all: () => [], iterate: () => [].values(), run }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(asInput)),
    run: (parameters) => statement.run(...parameters.map(asInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(asInput)),
  }
}

function asNumber(text: string): number | null {
  return /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : null
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new Error(`SQLite stores text, numbers, bytes and null, but was given ${typeof value}. Convert the value before the query.`)
}
