import type { Kysely } from 'kysely'

/** Of a text in a release: its newest version, and who has it open in the studio. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('release_stories').addColumn('text_version_id', 'bigint').execute()
  await db.schema.alterTable('story_editors').addColumn('release_id', 'bigint').execute()
}
