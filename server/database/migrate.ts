import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { DatabaseBusy, whenFree } from './when-free.ts'

/** How long a start waits for another process that does the same, in milliseconds: with many stories it takes long. */
const longestWait = 600_000

export interface MigrateOptions {
  /** Of the tables, where a database has several. */
  schema?: string | undefined
  /** Whether another process is at it, where the database does not wait for that by itself. */
  isBusy?: (error: unknown) => boolean
}

/** Brings the tables up to date, or leaves them as they are and throws with a sentence. Of several processes one does so, and the others wait. */
export async function migrate(kysely: Kysely<Tables>, { schema, isBusy = () => false }: MigrateOptions) {
  const done = await doneMigrations(kysely, schema)
  const newer = done.filter((name) => !Object.hasOwn(migrations, name))
  if (newer.length > 0) throw new Error(newerThanTheCode(newer))
  // The migrator would look at every table, lock them and find out the same, at every start and in every thread.
  if (done.length === Object.keys(migrations).length) return
  const provider = { getMigrations: async () => migrations }
  // Without it, the migrator takes another schema's tables for its own.
  const migrator = new Migrator({ db: kysely, provider, ...(schema && { migrationTableSchema: schema }) })
  // What is left to do it reads in the transaction in which it is done.
  const work = async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  }
  await whenFree(isBusy, work, longestWait).catch((error) => {
    if (error instanceof DatabaseBusy) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database could not be brought up to date: ${reason}. Nothing was changed.`, { cause: error })
  })
}

const newerThanTheCode = (names: string[]) =>
  `The database was brought up to date by newer code (${names.join(', ')}), and this code does not know its tables: start the newer code again, or put back the backup from before. See docs/content-commands.md, Backups. Nothing was changed.`

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
