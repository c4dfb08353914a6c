import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { sqliteDialect } from './sql-dialect.ts'

/**
 * Opens the embedded database, brings its tables up to date and makes its folder if there is none.
 * `:memory:` keeps everything in memory. Throws with a sentence for the operator when the folder cannot be written.
 */
export async function openDatabase({ file }: { file: string }): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openWritable(file) }) })
  try {
    await migrate(kysely)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return { kysely, dialect: sqliteDialect, close: () => kysely.destroy() }
}

function openWritable(file: string) {
  const folder = dirname(file)
  try {
    if (file !== ':memory:') mkdirSync(folder, { recursive: true })
    return openNodeSqlite(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Cannot write to ${folder}: ${reason}. Choose another folder with DATA_DIR.`, { cause: error })
  }
}

async function migrate(kysely: Kysely<Tables>) {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database could not be brought up to date: ${reason}. Nothing was changed.`, { cause: error })
  }
}
