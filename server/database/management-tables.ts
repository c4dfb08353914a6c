import type { Generated } from 'kysely'
import type { StoryContentTable } from './story-content-table.ts'

/** What the Management API keeps beside the content itself. Columns that hold lists or objects are JSON. */
export interface ManagementTables {
  story_versions: StoryVersionTable
  deleted_stories: DeletedStoryTable
  component_groups: FolderTable
  components: ComponentTable
  component_versions: ComponentVersionTable
  component_tags: ComponentTagTable
  presets: PresetTable
  internal_tags: InternalTagTable
  asset_folders: FolderTable
  asset_tags: AssetTagTable
  asset_uploads: AssetUploadTable
  deleted_assets: DeletedAssetTable
  webhook_endpoints: WebhookEndpointTable
  webhook_deliveries: WebhookDeliveryTable
  workflow_stages: WorkflowStageTable
  workflow_stage_changes: WorkflowStageChangeTable
  activities: ActivityTable
  content_migrations: ContentMigrationTable
  content_migration_texts: ContentMigrationTextTable
  story_editors: StoryEditorTable
}

/** A story as it was after one write. Versions outlive their story. */
export interface StoryVersionTable {
  id: number
  story_id: number
  event: string
  author_id: number | null
  is_draft: number
  /** JSON of a KeptStory; empty where the text was let go. */
  story: string
  created_at: string
}

export interface DeletedStoryTable {
  id: number
  /** The same for all that was deleted with a folder. */
  deletion_id: number
  full_slug: string
  deleted_at: string
  /** JSON of the story's rows. */
  story: string
}

/** Of components, or of assets. */
export interface FolderTable {
  id: number
  uuid: string
  name: string
  parent_id: number | null
}

export interface ComponentTable {
  id: number
  name: string
  display_name: string
  is_root: number
  is_nestable: number
  component_group_uuid: string | null
  schema: string
  /** How the editor lists and shows it: description, image, colour, icon and the like. */
  looks: string
  /** Of the component that the code brought last; null for one of the space's own. */
  source_hash: string | null
  created_at: string
  updated_at: string
}

export interface ComponentVersionTable {
  id: number
  component_id: number
  event: string
  author_id: number | null
  component: string
  created_at: string
}

export interface ComponentTagTable {
  component_id: number
  internal_tag_id: number
}

export interface PresetTable {
  id: number
  component_id: number
  name: string
  preset: string
  image: string | null
  color: string | null
  icon: string | null
  description: string | null
  created_at: string
  updated_at: string
}

export interface InternalTagTable {
  id: number
  name: string
  object_type: string
}

export interface AssetTagTable {
  asset_id: number
  internal_tag_id: number
}

/** A file that was announced and has not become an asset yet. */
export interface AssetUploadTable {
  /** Of the asset to be. */
  id: number
  key: string
  signature_hash: string
  name: string
  asset_folder_id: number | null
  ext_id: string | null
  is_private: Generated<number>
  /** JSON of what was found out about the bytes; null until some come, and empty until the file that came first is kept. */
  received: string | null
  created_at: string
}

export interface DeletedAssetTable {
  id: number
  deleted_at: string
  asset: string
}

export interface WebhookEndpointTable {
  id: number
  name: string
  description: string
  endpoint: string
  secret: string | null
  actions: string
  activated: number
  created_at: string
  updated_at: string
}

/** Told, or to be told, to one endpoint. */
export interface WebhookDeliveryTable {
  id: number
  webhook_endpoint_id: number
  action: string
  /** The bytes that are signed and sent. */
  body: string
  attempts: number
  /** Null once it is finished. */
  next_attempt_at: string | null
  /** Of the last attempt; null when there was no answer. */
  response_status: number | null
  response: string | null
  created_at: string
  /** When it arrived, or was given up. */
  finished_at: string | null
}

export interface WorkflowStageTable {
  id: number
  name: string
  color: string
  position: number
  rules: string
}

export interface WorkflowStageChangeTable {
  id: number
  workflow_stage_id: number
  story_id: number
  person_id: number | null
  due_date: string | null
  created_at: string
}

/** Who did what. */
export interface ActivityTable {
  id: number
  /** `story.published` */
  key: string
  person_id: number | null
  trackable_type: string
  trackable_id: number
  /** What it was called then. */
  trackable_name: string
  created_at: string
}

/** A migration of the content that was begun here. */
export interface ContentMigrationTable {
  /** Of its file: `2026-12-01-headlines` */
  name: string
  begun_at: string
  /** When all stories had been gone through; null before that, and after it was rolled back. */
  applied_at: string | null
  rolled_back_at: string | null
}

/** A text that a migration has changed. */
export interface ContentMigrationTextTable {
  migration: string
  story_id: number
  version: StoryContentTable['version']
  /** The content that was there. */
  before: string
  /** Of the content that the migration put there; anything else there now was written since. */
  after_hash: string
}

/** A story that is open in the studio, once for every tab. */
export interface StoryEditorTable {
  id: string
  story_id: number
  /** Where its text in a release is open. */
  release_id: number | null
  person_id: number
  /** One that was not seen for a while has gone without a word. */
  seen_at: string
}
