import { madeOnceOf } from '../../runtime/made-once-of.ts'
import type { Story, StoryListQuery } from '../content/content.ts'
import { storyLinks } from '../content/story-links.ts'
import { folderTag } from './change-tags.ts'

/**
 * What was read, as tags that a change of the content concerns or not (change-tags.ts): `id:<id>` of stories, `link:<uuid>` of
 * those that their links lead to. Under which slug a story was looked for is for the one to note who did.
 */
export const tagsOfStory = madeOnceOf(({ id, content }: Story): readonly string[] => [
  `id:${id}`,
  ...[...storyLinks(content)].map((uuid) => `link:${uuid}`),
])

/** `story:<uuid>` of stories asked for by uuid, or `folder:<slug>/` of what a folder holds; `undefined` for other lists, of which nobody can say what they read. */
export function tagsOfList({ byUuids, startsWith = '' }: StoryListQuery, stories: readonly Story[]): readonly string[] | undefined {
  const ids = stories.map(({ id }) => `id:${id}`)
  if (byUuids) return [...byUuids.map((uuid) => `story:${uuid}`), ...ids]
  return startsWith.endsWith('/') ? [folderTag(startsWith), ...ids] : undefined
}
