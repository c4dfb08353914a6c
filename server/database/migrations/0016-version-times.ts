import type { Kysely } from 'kysely'

/** Saves of an hour are found by their time, which their ids do not tell: these count on where a clock was set back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('story_versions_time').on('story_versions').columns(['event', 'created_at']).execute()
}
