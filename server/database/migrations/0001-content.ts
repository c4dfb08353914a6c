import { type Kysely, sql } from 'kysely'

/** The space, its stories in two versions, datasources and assets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('space')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('cv', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('stories')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('full_slug', 'text', (column) => column.notNull().unique())
    .addColumn('is_folder', 'integer', (column) => column.notNull())
    .addColumn('is_startpage', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('first_published_at', 'text')
    .execute()
  await db.schema.createIndex('stories_parent').on('stories').columns(['parent_id', 'position']).execute()
  await db.schema.createIndex('stories_position').on('stories').columns(['position', 'full_slug']).execute()
  await db.schema.createIndex('stories_group').on('stories').column('group_id').execute()

  await db.schema
    .createTable('story_contents')
    .addColumn('story_id', 'bigint', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('sort_by_date', 'text')
    .addColumn('meta_data', 'text')
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('component', 'text', (column) => column.notNull())
    // A row that is not JSON would make every filter query over it fail, not only the read of its own story.
    .addColumn('content', 'text', (column) => column.notNull().check(sql`json_valid(content)`))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_contents_key', ['story_id', 'version'])
    .execute()
  await db.schema.createIndex('story_contents_component').on('story_contents').columns(['component', 'version', 'story_id']).execute()

  await db.schema
    .createTable('story_tags')
    .addColumn('story_id', 'bigint', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_tags_key', ['story_id', 'version', 'name'])
    .execute()
  await db.schema.createIndex('story_tags_name').on('story_tags').columns(['version', 'name', 'story_id']).execute()

  await db.schema
    .createTable('datasources')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('datasource_dimensions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('datasource_id', 'bigint', (column) => column.notNull().references('datasources.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('entry_value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('datasource_dimensions_value', ['datasource_id', 'entry_value'])
    .execute()

  await db.schema
    .createTable('datasource_entries')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('datasource_id', 'bigint', (column) => column.notNull().references('datasources.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('datasource_entries_name', ['datasource_id', 'name'])
    .execute()
  await db.schema.createIndex('datasource_entries_order').on('datasource_entries').columns(['datasource_id', 'position']).execute()

  await db.schema
    .createTable('datasource_entry_values')
    .addColumn('entry_id', 'bigint', (column) => column.notNull().references('datasource_entries.id').onDelete('cascade'))
    .addColumn('dimension_id', 'bigint', (column) => column.notNull().references('datasource_dimensions.id').onDelete('cascade'))
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('datasource_entry_values_key', ['entry_id', 'dimension_id'])
    .execute()

  await db.schema
    .createTable('assets')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('filename', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('copyright', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('focus', 'text', (column) => column.notNull())
    .addColumn('meta_data', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content_length', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('assets_hash').on('assets').column('hash').execute()

  await db.schema
    .createTable('seeds')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('seed_hash', 'text', (column) => column.notNull())
    .addColumn('stored_hash', 'text', (column) => column.notNull())
    .execute()
}
