import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/** Brings the tables up to date, or leaves them as they are and throws with a sentence. `schema` is theirs, where a database has several. */
export async function migrate(kysely: Kysely<Tables>, schema?: string) {
  if (await isUpToDate(kysely, schema)) return
  const provider = { getMigrations: async () => migrations }
  // Without it, the migrator takes another schema's tables for its own.
  const migrator = new Migrator({ db: kysely, provider, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database could not be brought up to date: ${reason}. Nothing was changed.`, { cause: error })
  }
}

/** Nothing is left to do: the migrator would look at every table, lock them and find out the same, at every start and in every thread. */
async function isUpToDate(kysely: Kysely<Tables>, schema: string | undefined): Promise<boolean> {
  try {
    const table = sql.id(...(schema ? [schema] : []), 'kysely_migration')
    const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(kysely)
    const done = new Set(rows.map(({ name }) => name))
    return done.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => done.has(name))
  } catch {
    // There is no such table yet, or something is wrong that the migrator says better.
    return false
  }
}
