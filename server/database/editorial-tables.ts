import type { Generated } from 'kysely'

/** What editors work with around the stories. Columns that hold lists or objects are JSON. */
export interface EditorialTables {
  story_redirects: StoryRedirectTable
  releases: ReleaseTable
  release_stories: ReleaseStoryTable
  story_schedulings: StorySchedulingTable
  discussions: DiscussionTable
  comments: CommentTable
  comment_mentions: CommentMentionTable
  tag_names: TagNameTable
  api_keys: ApiKeyTable
  translated_slugs: TranslatedSlugTable
  tasks: TaskTable
}

/** An address at which a published story stood before it moved. */
export interface StoryRedirectTable {
  id: number
  /** A full slug, without the slash of a start page. */
  from_slug: string
  /** Leads to wherever this story is now, so there are no chains. It may be deleted or offline: then it leads nowhere. */
  story_id: number
  created_at: string
}

/** Texts of several stories that go live together. */
export interface ReleaseTable {
  id: number
  uuid: string
  name: string
  /** When it shall go live; null: when somebody says so. */
  release_at: string | null
  /** When it went live. */
  released_at: string | null
  owner_id: number | null
  /** Grows with every text that is put in or taken out: whoever checked it can tell whether it still is what was checked. */
  revision: number
  /** Why it did not go live at its time: JSON, as the API tells it. */
  refusal: string | null
  created_at: string
  updated_at: string
}

/** That a story has a text in a release; the text itself is in `story_contents`. Stays when the story is deleted. */
export interface ReleaseStoryTable {
  release_id: number
  story_id: number
  /** The version of the story that the text was made from; anything newer is a conflict. */
  base_version_id: number | null
  /** The newest version of the text itself; unknown of one that was imported. */
  text_version_id: Generated<number | null>
  author_id: number | null
  updated_at: string
}

/** In the vendor's words. */
export type SchedulingStatus = 'scheduled' | 'schedule_published' | 'published_before_schedule' | 'invalid_story' | 'deleted'

/** That a story was given a time, and what became of it. While it is `scheduled`, the story has the same `publish_at`. */
export interface StorySchedulingTable {
  id: number
  story_id: number
  publish_at: string
  status: SchedulingStatus
  person_id: number | null
  deleted_at: string | null
  created_at: string
  updated_at: string
}

/** What people talk about at one blok of a story, or one field of it. */
export interface DiscussionTable {
  id: number
  uuid: string
  story_id: number
  title: string
  block_uid: string
  fieldname: string | null
  component: string | null
  lang: string
  solved_at: string | null
  created_at: string
}

export interface CommentTable {
  id: number
  uuid: string
  discussion_id: number
  person_id: number | null
  message_json: string
  created_at: string
  updated_at: string
}

export interface CommentMentionTable {
  comment_id: number
  person_id: number
}

/** A tag that was made without a story. */
export interface TagNameTable {
  name: string
}

export type ApiKeyAccess = 'public' | 'private' | 'release' | 'asset'

/** By which other sites read the Delivery API, beside the two keys of the settings. It opens what this database holds, so it stands here as it is. */
export interface ApiKeyTable {
  id: number
  access: ApiKeyAccess
  name: string
  token: string
  story_ids: string
  release_ids: string
  created_at: string
}

/** What a story or folder is called in another language. Stays when the story is deleted. */
export interface TranslatedSlugTable {
  id: number
  story_id: number
  lang: string
  name: string | null
  /** The last part of its path there. */
  slug: string | null
}

/** What editors start by hand: a request to a server outside. */
export interface TaskTable {
  id: number
  name: string
  description: string | null
  webhook_url: string
  /** JSON of what is asked before it starts. */
  user_dialog: string
  last_execution: string | null
  last_response: string | null
}
