import type { Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { ManagementError } from '../management/management-error.ts'
import { openRelease } from './release-over.ts'
import type { SessionParts } from './story-session.ts'

/** What a refused save answers when there is no release, when it has gone live, and when its text is not the one that was read. */
const mayBeOver = [404, 422, 409]

/**
 * The content service as a session sees it that edits the text of a story in a release: reads and saves are of that text, and
 * versions are its versions. Where there is no text yet, the story's own is what it begins with. Throws a ReleaseOverError once
 * the release is gone or live.
 */
export function releaseText(
  client: Pick<ManagementClient, 'storyInRelease' | 'saveInRelease' | 'versions' | 'release'>,
  releaseId: number,
): SessionParts['client'] {
  const withTextVersion = (story: Story): Story => ({ ...story, current_version_id: story.text_version_id ?? null })
  return {
    versions: client.versions,
    async story(id) {
      const story = withTextVersion(await client.storyInRelease(id, releaseId))
      // Of a release that is over the story's own text is answered, too.
      if (story.current_version_id === null) await openRelease(client, releaseId)
      return story
    },
    // `base_version_id` would say that somebody has looked at what was changed in the story itself.
    async saveStory(id, { base_version_id = null, ...change }) {
      try {
        return withTextVersion(await client.saveInRelease(id, releaseId, { ...change, text_version_id: base_version_id }))
      } catch (error) {
        if (error instanceof ManagementError && mayBeOver.includes(error.status)) await openRelease(client, releaseId)
        throw error
      }
    },
  }
}
