import type { Kysely } from 'kysely'

/** Who has a story open in the studio just now, at whichever process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('story_editors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('story_editors_by_story').on('story_editors').column('story_id').execute()
}
