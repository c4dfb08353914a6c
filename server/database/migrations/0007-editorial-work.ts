import { type Kysely, sql } from 'kysely'

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

  await db.schema
    .createTable('releases')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('release_at', 'text')
    .addColumn('released_at', 'text')
    .addColumn('owner_id', 'bigint')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('release_stories')
    .addColumn('release_id', 'bigint', (column) => column.notNull().references('releases.id').onDelete('cascade'))
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('base_version_id', 'bigint')
    .addColumn('author_id', 'bigint')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_stories_key', ['release_id', 'story_id'])
    .execute()
  await db.schema.createIndex('release_stories_story').on('release_stories').column('story_id').execute()

  await db.schema
    .createTable('story_schedulings')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('publish_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('story_schedulings_story').on('story_schedulings').columns(['story_id', 'status']).execute()
  // Times that stories have from before.
  await sql`insert into story_schedulings (id, story_id, publish_at, status, created_at, updated_at)
    select id, id, publish_at, 'scheduled', updated_at, updated_at from stories where publish_at is not null`.execute(db)

  await db.schema
    .createTable('discussions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('block_uid', 'text', (column) => column.notNull())
    .addColumn('fieldname', 'text')
    .addColumn('component', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('solved_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('discussions_story').on('discussions').columns(['story_id', 'id']).execute()
  await db.schema
    .createTable('comments')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('discussion_id', 'bigint', (column) => column.notNull().references('discussions.id').onDelete('cascade'))
    .addColumn('person_id', 'bigint')
    .addColumn('message_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('comments_discussion').on('comments').columns(['discussion_id', 'id']).execute()
  await db.schema
    .createTable('comment_mentions')
    .addColumn('comment_id', 'bigint', (column) => column.notNull().references('comments.id').onDelete('cascade'))
    .addColumn('person_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_mentions_key', ['person_id', 'comment_id'])
    .execute()

  await db.schema
    .createTable('tag_names')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()

  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('story_ids', 'text', (column) => column.notNull())
    .addColumn('release_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  for (const table of ['assets', 'asset_uploads'])
    await db.schema
      .alterTable(table)
      .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

  await db.schema
    .alterTable('space')
    .addColumn('translates_slugs', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('translated_slugs')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('slug', 'text')
    .addUniqueConstraint('translated_slugs_story', ['story_id', 'lang'])
    .execute()

  await db.schema
    .createTable('tasks')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('webhook_url', 'text', (column) => column.notNull())
    .addColumn('user_dialog', 'text', (column) => column.notNull())
    .addColumn('last_execution', 'text')
    .addColumn('last_response', 'text')
    .execute()
}
