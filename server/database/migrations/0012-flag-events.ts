import type { Kysely } from 'kysely'

/** What visitors of A/B tests did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_events')
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('visitor_key', 'text', (column) => column.notNull())
    .addColumn('last_done', 'text', (column) => column.notNull())
    // In this order it also finds the events of a flag, and counts the visitors of each kind.
    .addPrimaryKeyConstraint('flag_events_key', ['flag', 'type', 'visitor_key'])
    .execute()
}
