/**
 * What a space's export has, table by table: a row of the database is decoded into what stands in a file, and encoded back. A file
 * with anything else in it is refused.
 */
import { z } from 'zod'
import type { Tables } from '../../database/database.ts'
import { id, json, yesNo } from './record-columns.ts'

const text = z.string()

export const AssetRecord = z.strictObject({
  id,
  filename: text,
  name: text,
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  meta_data: json,
  content_type: text,
  content_length: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  hash: text,
  asset_folder_id: id.nullable(),
  ext_id: text.nullable(),
  expire_at: text.nullable(),
  is_private: yesNo,
  /** Not in exports of before assets knew them. */
  former_files: json.optional(),
  created_at: text,
  updated_at: text,
})

export const DatasourceRow = z.strictObject({ id, slug: text, name: text, created_at: text, updated_at: text })

const Folder = z.strictObject({ id, uuid: text, name: text, parent_id: id.nullable() })

const Component = z.strictObject({
  id,
  name: text,
  display_name: text,
  is_root: yesNo,
  is_nestable: yesNo,
  component_group_uuid: text.nullable(),
  schema: json,
  looks: json,
  source_hash: text.nullable(),
  created_at: text,
  updated_at: text,
})

const Preset = z.strictObject({
  id,
  component_id: id,
  name: text,
  preset: json,
  image: text.nullable(),
  color: text.nullable(),
  icon: text.nullable(),
  description: text.nullable(),
  created_at: text,
  updated_at: text,
})

const WorkflowStage = z.strictObject({ id, name: text, color: text, position: z.int(), rules: json })

/** Without its secret, which is nobody's to read. */
const WebhookEndpoint = z.strictObject({
  id,
  name: text,
  description: text,
  endpoint: text,
  actions: json,
  activated: yesNo,
  created_at: text,
  updated_at: text,
})

/** Without its last run, which is the past. */
const Task = z.strictObject({ id, name: text, description: text.nullable(), webhook_url: text, user_dialog: json })

const SpaceRole = z.strictObject({ id, name: text, subtitle: text, permissions: json, folder_ids: json, component_ids: json })

export interface SpaceTable {
  table: keyof Tables
  record: z.ZodObject
  /** The columns that put the rows into the same order each time. */
  order: readonly string[]
  /** A file a row, called after this; else one file for all. */
  nameOf?: (record: Record<string, unknown>) => string
  /** People and receivers hang on these rows: they stay when a space is replaced, and one with the same is written over. */
  staysBy?: 'id' | 'name'
  /** A row that has this from another one takes its place. */
  replaces?: 'from_slug'
}

/** Each after those whose rows it names. Stories, releases, datasources and A/B tests have records of their own. */
export const spaceTables: readonly SpaceTable[] = [
  { table: 'component_groups', record: Folder, order: ['id'] },
  { table: 'internal_tags', record: z.strictObject({ id, name: text, object_type: text }), order: ['id'] },
  { table: 'components', record: Component, order: ['name'], nameOf: ({ name }) => String(name) },
  {
    table: 'component_tags',
    record: z.strictObject({ component_id: id, internal_tag_id: id }),
    order: ['component_id', 'internal_tag_id'],
  },
  { table: 'presets', record: Preset, order: ['id'] },
  { table: 'asset_folders', record: Folder, order: ['id'] },
  {
    table: 'assets',
    record: AssetRecord,
    order: ['id'],
    nameOf: ({ id, filename }) => `${String(filename).split('/').at(-1) ?? ''} ${String(id)}`,
  },
  { table: 'asset_tags', record: z.strictObject({ asset_id: id, internal_tag_id: id }), order: ['asset_id', 'internal_tag_id'] },
  { table: 'workflow_stages', record: WorkflowStage, order: ['id'] },
  { table: 'webhook_endpoints', record: WebhookEndpoint, order: ['id'], staysBy: 'id' },
  { table: 'tag_names', record: z.strictObject({ name: text }), order: ['name'] },
  { table: 'tasks', record: Task, order: ['id'], staysBy: 'id' },
  { table: 'space_roles', record: SpaceRole, order: ['id'], staysBy: 'name' },
  { table: 'seeds', record: z.strictObject({ key: text, seed_hash: text, stored_hash: text }), order: ['key'] },
]

/** Tables with records of their own. */
export const ownRecords: readonly (keyof Tables)[] = [
  'space',
  'stories',
  'story_contents',
  'story_tags',
  'releases',
  'release_stories',
  'datasources',
  'datasource_dimensions',
  'datasource_entries',
  'datasource_entry_values',
  'flags',
]

/**
 * What belongs to the installation, or tells of its past, and stays there: `move` and backups take it along. An API key is little
 * more than its secret. Who saw an A/B test, and did what, are visitors of this installation.
 */
export const notExported: readonly (keyof Tables)[] = [
  'people',
  'sessions',
  'personal_tokens',
  'api_keys',
  'failed_sign_ins',
  'activities',
  'story_versions',
  'component_versions',
  'deleted_stories',
  'deleted_assets',
  'asset_uploads',
  'workflow_stage_changes',
  'webhook_deliveries',
  'content_changes',
  'content_migrations',
  'content_migration_texts',
  'story_editors',
  'flag_impressions',
  'flag_events',
  'newsletter_subscriptions',
  'vouchers',
  'mails',
  'customers',
  'customer_sessions',
  'customer_sign_ups',
  'customer_password_links',
]
