/**
 * What the database holds, table by table, and the handle the rest of the server gets on it.
 * Times are ISO 8601 in UTC as text and yes/no is 1/0, so that both mean the same in every SQL dialect.
 */
import type { Generated, Kysely, Transaction } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { CustomerTables } from './customer-tables.ts'
import type { EditorialTables } from './editorial-tables.ts'
import type { FlagTables } from './flag-tables.ts'
import type { ManagementTables } from './management-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { SqlDialect } from './sql-dialect.ts'
import type { ReleaseVersion, StoryContentTable, StoryVersion } from './story-content-table.ts'

export interface Database {
  /** What finds another process writing waits for it and begins again, and keeps no connection meanwhile. Throws `DatabaseBusy` after five seconds. */
  kysely: Kysely<Tables>
  /** The expressions that SQL dialects write differently. */
  dialect: SqlDialect
  /** Calls back soon after another connection, of this process or another one, has written. Answers the way to stop that. */
  onForeignWrite(listener: () => void): () => void
  /**
   * A transaction that writes content, while no other process does. Answers as soon as everybody can read what it wrote; `lasting`
   * resolves when that outlives a power cut, too. Nobody is told that something is saved before.
   */
  write<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<{ result: Result; lasting: Promise<void> }>
  /** At the beginning of another transaction that writes content: waits until no other process does. */
  beginWrite(trx: Transaction<Tables>): Promise<void>
  /** At the beginning of a transaction: waits until no other one about the same is under way. Those about something else go on. */
  oneAtATime(trx: Transaction<Tables>, about: string): Promise<void>
  /** Reads that all see the database as it is at the first of them. Holds up no writer; writes nothing. */
  snapshot<Result>(work: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface Tables extends AccountTables, ManagementTables, EditorialTables, FlagTables, NewsletterTables, CustomerTables {
  space: SpaceTable
  stories: StoryTable
  story_contents: StoryContentTable
  story_tags: StoryTagTable
  datasources: DatasourceTable
  datasource_dimensions: DimensionTable
  datasource_entries: DatasourceEntryTable
  datasource_entry_values: DatasourceEntryValueTable
  assets: AssetTable
  seeds: SeedTable
  content_changes: ContentChangesTable
}

/** One row: a database holds one space. */
export interface SpaceTable {
  id: number
  name: string
  domain: string
  /** JSON list of language codes besides the default language. */
  languages: string
  /** Cache version: grows with every change a reader of published content can see. */
  cv: number
  /** Whether a story or folder ever had a name in another language: where none had, readers need not look. */
  translates_slugs: Generated<number>
}

/** A story or a folder: what it is and where it stands, which is the same for its draft and its published version. */
export interface StoryTable {
  id: number
  uuid: string
  /** Shared by the stories that are alternates of each other. */
  group_id: string
  /** 0 at the root. */
  parent_id: number
  /** Of the draft. */
  name: string
  slug: string
  /** A folder's start page ends with `/`, which is how it differs from its folder. */
  full_slug: string
  is_folder: number
  is_startpage: number
  position: number
  created_at: string
  updated_at: string
  published_at: string | null
  first_published_at: string | null
  /** Of the newest of its versions; null while nobody but the seeder wrote it. */
  version_id: number | null
  last_author_id: number | null
  /** When its draft shall be published, and unpublished. */
  publish_at: string | null
  expire_at: string | null
  workflow_stage_id: number | null
  /** JSON of what only editors see: a folder's default content type and the like. */
  options: Generated<string>
}

/** The tags once more, one a row, to find stories by them. */
export interface StoryTagTable {
  story_id: number
  version: StoryVersion | ReleaseVersion
  name: string
}

export interface DatasourceTable {
  id: number
  slug: string
  name: string
  created_at: string
  updated_at: string
}

export interface DimensionTable {
  id: number
  datasource_id: number
  name: string
  entry_value: string
  created_at: string
  updated_at: string
}

export interface DatasourceEntryTable {
  id: number
  datasource_id: number
  name: string
  value: string
  position: number
}

/** What an entry says in one dimension of its datasource. */
export interface DatasourceEntryValueTable {
  entry_id: number
  dimension_id: number
  value: string
}

export interface AssetTable {
  id: number
  filename: string
  name: string
  alt: string
  title: string
  copyright: string
  source: string
  /** `x1xy1:x2xy2`, empty when unset. */
  focus: string
  meta_data: string
  content_type: string
  content_length: number
  width: number | null
  height: number | null
  /** Of the bytes, so that the same picture is stored once. */
  hash: string
  asset_folder_id: number | null
  ext_id: string | null
  expire_at: string | null
  /** Its bytes are found only by a signed address. */
  is_private: Generated<number>
  /** JSON list of the files it had before this one. */
  former_files: Generated<string>
  created_at: string
  updated_at: string
}

/** What was last seeded under a key. Stays when an editor changes or deletes the seeded thing. */
export interface SeedTable {
  key: string
  /** Of the seed as it was given. */
  seed_hash: string
  /** Of what stood in the database right after seeding; anything else there now is an editor's work. */
  stored_hash: string
}

/** What changed with a cache version, for readers that keep copies. Only the latest are kept. */
export interface ContentChangesTable {
  cv: number
  /** JSON list of what changed, as listeners are told. */
  changes: string
}
