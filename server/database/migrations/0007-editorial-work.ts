import type { Kysely } from 'kysely'

/** What editors work with around the stories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('story_redirects')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('from_slug', 'text', (column) => column.notNull().unique())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('story_redirects_story').on('story_redirects').columns(['story_id', 'id']).execute()
}
