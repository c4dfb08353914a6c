import type { StoryListQuery } from '../management/story-calls.ts'

/** What stories can be asked for that use it. */
export type Used =
  | { what: 'story'; uuid: string; name: string }
  | { what: 'block'; component: string; name: string }
  | { what: 'asset'; filename: string; name: string; id?: number | undefined }

/** A file's address stands in stories without the host where the file is ours; either way its path does. */
export const pathOfFile = (filename: string): string => filename.replace(/^(https?:)?\/\/[^/]+/i, '')

/** The vendor's queries: components by name, and whatever stands in the content by its text. */
export function usageQuery(used: Used): StoryListQuery {
  if (used.what === 'block') return { contain_component: used.component, story_only: true }
  return { reference_search: used.what === 'story' ? used.uuid : pathOfFile(used.filename), story_only: true }
}
