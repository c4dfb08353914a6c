import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/** Brings the tables up to date, or leaves them as they are and throws with a sentence. `schema` is theirs, where a database has several. */
export async function migrate(kysely: Kysely<Tables>, schema?: string) {
  const done = await doneMigrations(kysely, schema)
  const newer = done.filter((name) => !Object.hasOwn(migrations, name))
  if (newer.length > 0) throw new Error(newerThanTheCode(newer))
  // The migrator would look at every table, lock them and find out the same, at every start and in every thread.
  if (done.length === Object.keys(migrations).length) return
  const provider = { getMigrations: async () => migrations }
  // Without it, the migrator takes another schema's tables for its own.
  const migrator = new Migrator({ db: kysely, provider, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database could not be brought up to date: ${reason}. Nothing was changed.`, { cause: error })
  }
}

const newerThanTheCode = (names: string[]) =>
  `The database was brought up to date by newer code (${names.join(', ')}), and this code does not know its tables: start the newer code again, or put back the backup from before. See README.md, Backups. Nothing was changed.`

/** The names of those that this code, or other code, has carried out. */
async function doneMigrations(kysely: Kysely<Tables>, schema: string | undefined): Promise<string[]> {
  try {
    const table = sql.id(...(schema ? [schema] : []), 'kysely_migration')
    const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(kysely)
    return rows.map(({ name }) => name)
  } catch {
    // There is no such table yet, or something is wrong that the migrator says better.
    return []
  }
}
