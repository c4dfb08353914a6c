import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/** Brings the tables up to date, or leaves them as they are and throws with a sentence. `schema` is theirs, where a database has several. */
export async function migrate(kysely: Kysely<Tables>, schema?: string) {
  const provider = { getMigrations: async () => migrations }
  // Without it, the migrator takes another schema's tables for its own.
  const migrator = new Migrator({ db: kysely, provider, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database could not be brought up to date: ${reason}. Nothing was changed.`, { cause: error })
  }
}
