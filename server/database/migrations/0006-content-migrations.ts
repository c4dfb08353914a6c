import type { Kysely } from 'kysely'

/** Which migrations of the content were applied, and the texts as they were before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text')
    .addColumn('rolled_back_at', 'text')
    .execute()

  await db.schema
    .createTable('content_migration_texts')
    .addColumn('migration', 'text', (column) => column.notNull().references('content_migrations.name').onDelete('cascade'))
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_migration_texts_key', ['migration', 'story_id', 'version'])
    .execute()
}
