import type { Kysely } from 'kysely'

/** What editors and tools keep beside the content itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stories').addColumn('version_id', 'bigint').execute()
  await db.schema.alterTable('stories').addColumn('last_author_id', 'bigint').execute()
  await db.schema.alterTable('stories').addColumn('publish_at', 'text').execute()
  await db.schema.alterTable('stories').addColumn('expire_at', 'text').execute()
  await db.schema.alterTable('stories').addColumn('workflow_stage_id', 'bigint').execute()
  await db.schema
    .alterTable('stories')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .alterTable('story_contents')
    .addColumn('problems', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()

  await db.schema
    .createTable('story_versions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('author_id', 'bigint')
    .addColumn('is_draft', 'integer', (column) => column.notNull())
    .addColumn('story', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('story_versions_story').on('story_versions').columns(['story_id', 'id']).execute()

  await db.schema
    .createTable('deleted_stories')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('deletion_id', 'bigint', (column) => column.notNull())
    .addColumn('full_slug', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('story', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deleted_stories_deletion').on('deleted_stories').column('deletion_id').execute()

  await db.schema
    .createTable('component_groups')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'bigint', (column) => column.references('component_groups.id').onDelete('cascade'))
    .execute()

  await db.schema
    .createTable('components')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('is_root', 'integer', (column) => column.notNull())
    .addColumn('is_nestable', 'integer', (column) => column.notNull())
    .addColumn('component_group_uuid', 'text')
    .addColumn('schema', 'text', (column) => column.notNull())
    .addColumn('looks', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('component_versions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('component_id', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('author_id', 'bigint')
    .addColumn('component', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('component_versions_component').on('component_versions').columns(['component_id', 'id']).execute()

  await db.schema
    .createTable('presets')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('component_id', 'bigint', (column) => column.notNull().references('components.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('preset', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('color', 'text')
    .addColumn('icon', 'text')
    .addColumn('description', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('presets_name', ['component_id', 'name'])
    .execute()

  await db.schema
    .createTable('internal_tags')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('object_type', 'text', (column) => column.notNull())
    .addUniqueConstraint('internal_tags_name', ['object_type', 'name'])
    .execute()

  await db.schema
    .createTable('component_tags')
    .addColumn('component_id', 'bigint', (column) => column.notNull().references('components.id').onDelete('cascade'))
    .addColumn('internal_tag_id', 'bigint', (column) => column.notNull().references('internal_tags.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('component_tags_key', ['component_id', 'internal_tag_id'])
    .execute()

  await db.schema
    .createTable('asset_folders')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'bigint', (column) => column.references('asset_folders.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('assets').addColumn('asset_folder_id', 'bigint').execute()
  await db.schema.alterTable('assets').addColumn('ext_id', 'text').execute()
  await db.schema.alterTable('assets').addColumn('expire_at', 'text').execute()
  await db.schema
    .createTable('deleted_assets')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('asset_tags')
    .addColumn('asset_id', 'bigint', (column) => column.notNull().references('assets.id').onDelete('cascade'))
    .addColumn('internal_tag_id', 'bigint', (column) => column.notNull().references('internal_tags.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('asset_tags_key', ['asset_id', 'internal_tag_id'])
    .execute()

  await db.schema
    .createTable('asset_uploads')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('signature_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('asset_folder_id', 'bigint')
    .addColumn('ext_id', 'text')
    .addColumn('received', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('actions', 'text', (column) => column.notNull())
    .addColumn('activated', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('workflow_stages')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('workflow_stage_changes')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('workflow_stage_id', 'bigint', (column) => column.notNull())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('due_date', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('workflow_stage_changes_story').on('workflow_stage_changes').columns(['story_id', 'id']).execute()

  await db.schema
    .createTable('activities')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('trackable_type', 'text', (column) => column.notNull())
    .addColumn('trackable_id', 'bigint', (column) => column.notNull())
    .addColumn('trackable_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
