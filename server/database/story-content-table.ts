import type { Generated } from 'kysely'

export type StoryVersion = 'draft' | 'published'

/** The text that a story has in a release. */
export type ReleaseVersion = `release:${number}`

/** What an editor saves and publishes. A story is published exactly while it has a published version; a folder has none. */
export interface StoryContentTable {
  story_id: number
  version: StoryVersion | ReleaseVersion
  name: string
  /** The address where the page stands, when it is not the full slug. */
  path: string | null
  sort_by_date: string | null
  /** JSON, as are `tags`, a list of names. */
  meta_data: string | null
  tags: string
  /** Component of the root blok. */
  component: string
  content: string
  /** The words of the content, folded, for the full-text search. */
  search_text: string
  /** JSON list of what the blocks' schemas found wrong with the content. */
  problems: Generated<string>
  /** What lists look into: the short fields of the content, as JSON, and a JSON list of the names of its long ones. */
  fields: string
  long_fields: string
}
