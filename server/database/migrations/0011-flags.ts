import type { Kysely } from 'kysely'

/** The A/B tests of the embedded flag service, and who saw which side of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flags')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('share', 'integer', (column) => column.notNull())
    .addColumn('seed', 'integer', (column) => column.notNull())
    .addColumn('change_number', 'bigint', (column) => column.notNull().unique())
    .addColumn('is_archived', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('flag_impressions')
    .addColumn('flag', 'text', (column) => column.notNull().references('flags.name').onDelete('cascade'))
    .addColumn('visitor_key', 'text', (column) => column.notNull())
    .addColumn('treatment', 'text', (column) => column.notNull())
    .addColumn('first_seen', 'text', (column) => column.notNull())
    // In this order it also counts the visitors of each treatment.
    .addPrimaryKeyConstraint('flag_impressions_key', ['flag', 'treatment', 'visitor_key'])
    .execute()
}
