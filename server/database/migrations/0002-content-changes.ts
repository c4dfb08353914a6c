import type { Kysely } from 'kysely'

/** What changed with each cache version, so that who was away can catch up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_changes')
    .addColumn('cv', 'bigint', (column) => column.primaryKey())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute()
}
