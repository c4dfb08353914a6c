import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { fold } from './fold.ts'

/** Opens Node's own SQLite in the shape that Kysely's SQLite dialect takes (better-sqlite3's). */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('pragma journal_mode = wal')
  // An editor who was told "saved" must find it after a power cut. Writes are rare; reads do not pay for it.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // SQLite's own lower() and LIKE know ASCII only, and its cast makes 0 of any word.
  database.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? fold(text) : null))
  database.function('as_number', { deterministic: true }, (text) => (typeof text === 'string' ? asNumber(text) : null))

  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    // Kysely prepares before every query; SQLite takes longer over that than over finding one story.
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = sql === 'rollback' ? rollback(database) : asKyselyStatement(database.prepare(sql))
      if (prepared.size >= mostPrepared) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

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
