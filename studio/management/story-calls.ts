import * as z from 'zod/mini'
import type { RawBlok } from '../../schemas/blok.ts'
import { Story, StoryInList, Version } from './answers.ts'
import type { ManagementDoor } from './management-door.ts'
import { OlderVersionError } from './management-error.ts'

export interface StoryListQuery {
  search?: string
  with_parent?: number
  starts_with?: string
  by_ids?: string
  excluding_ids?: string
  by_uuids?: string
  /** Full slugs, parted by commas; `*` stands for anything. */
  by_slugs?: string
  with_tag?: string
  /** Ours: published, and changed since. */
  unpublished_changes?: boolean
  'filter_query[component][in]'?: string
  mine?: boolean
  is_published?: boolean
  story_only?: boolean
  folder_only?: boolean
  sort_by?: string
  page?: number
  per_page?: number
  reference_search?: string
  contain_component?: string
  in_trash?: boolean
  scheduled_at_gt?: string
  text_search?: string
}

/** What of a story is written; all else stays. */
export interface StoryChange {
  content?: object
  name?: string
  slug?: string
  parent_id?: number
  tag_list?: string[]
  publish_at?: string | null
  expire_at?: string | null
  is_folder?: boolean
  is_startpage?: boolean
  /** `null`: nobody had saved the story yet. */
  base_version_id?: number | null
}

export const versionsAtOnce = 25

export interface StoryCallsParts {
  /** Whether the service refuses a text that was made on an older version than its own; hosted Storyblok does not. */
  checksVersions: boolean
}

export function storyCalls({ send, ask, list, listAll, write, inSpace, addressOf }: ManagementDoor, { checksVersions }: StoryCallsParts) {
  const readStory = async (id: number) => (await ask(z.object({ story: Story }), inSpace(`stories/${id}`))).story

  /** Looked up before it is written: what somebody saves in between is still overwritten, which only the service could hinder. */
  async function checkVersion(id: number, { base_version_id: base }: StoryChange): Promise<void> {
    if (checksVersions || base === undefined) return
    const { current_version_id: current = null } = await readStory(id)
    if (current !== base) throw new OlderVersionError()
  }

  return {
    stories: (query: StoryListQuery = {}) => list(StoryInList, 'stories', 'stories', query),
    allStories: (query: StoryListQuery = {}) => listAll(StoryInList, 'stories', 'stories', query),
    story: readStory,
    /** Server-sent events of a story that is open; ours, 404 elsewhere. */
    editorsAddress: (id: number, releaseId?: number) => addressOf(`stories/${id}/editors${releaseId ? `?release_id=${releaseId}` : ''}`),
    createStory: (story: StoryChange) => write('POST', 'stories', { story }),
    async saveStory(id: number, story: StoryChange) {
      await checkVersion(id, story)
      return write('PUT', `stories/${id}`, { story })
    },
    publishStory: (id: number) => write('PUT', `stories/${id}/publish`, {}),
    unpublishStory: (id: number) => write('PUT', `stories/${id}/unpublish`, {}),
    /** Everything in a folder comes along. 0 is the top. */
    moveStory: (id: number, folder: number) => write('PUT', `stories/${id}/move?to_folder=${folder}`, {}),
    deleteStory: (id: number) => send('DELETE', inSpace(`stories/${id}`)),
    undeleteStory: (id: number) => write('PUT', `stories/${id}/undelete`, {}),
    duplicateStory: (id: number, story: StoryChange) => write('PUT', `stories/${id}/duplicate`, { story }),
    /**
     * What was published last, with all its languages; `null` when nothing of it is known. A story that came with the shop
     * was published as it was seeded.
     */
    async publishedContent(storyId: number): Promise<RawBlok | null> {
      const versions = await list(Version, 'story_versions', 'story_versions', { by_story_id: storyId, show_content: true, per_page: 100 })
      return versions.items.find(({ status }) => status === 'publish' || status === 'published' || status === 'seed')?.content ?? null
    },
    versions: (storyId: number, page = 1) =>
      list(Version, 'story_versions', 'story_versions', { by_story_id: storyId, show_content: true, per_page: versionsAtOnce, page }),
    restoreVersion: (storyId: number, version: number) => write('PUT', `stories/${storyId}/overwrite_with?version=${version}`, {}),
  }
}
