import type { Kysely } from 'kysely'

/** The files that an asset had before the one it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('assets')
    .addColumn('former_files', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
