import type { Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import type { SessionParts } from './story-session.ts'

/**
 * The content service as a session sees it that edits the text of a story in a release: reads and saves are of that text, and
 * versions are its versions. Where there is no text yet, the story's own is what it begins with.
 */
export function releaseText(
  client: Pick<ManagementClient, 'storyInRelease' | 'saveInRelease' | 'versions'>,
  releaseId: number,
): SessionParts['client'] {
  const withTextVersion = (story: Story): Story => ({ ...story, current_version_id: story.text_version_id ?? null })
  return {
    versions: client.versions,
    story: async (id) => withTextVersion(await client.storyInRelease(id, releaseId)),
    // `base_version_id` would say that somebody has looked at what was changed in the story itself.
    saveStory: async (id, { base_version_id = null, ...change }) =>
      withTextVersion(await client.saveInRelease(id, releaseId, { ...change, text_version_id: base_version_id })),
  }
}
