import type { RawBlok } from '../../schemas/blok.ts'
import type { Parts } from '../canvas/page-answers.ts'
import type { Story, StoryInList } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import type { KnownStories } from './checks/link-checks.ts'

/** Another story that could go live along: it has changes, or was never published. */
export interface OtherStory {
  story: Story
  /** What is published of it; `null` when nothing is, or nothing is known of that. */
  published: RawBlok | null
  why: 'linked' | 'header' | 'footer'
}

/** What a story's page stands on beside itself, each once: its head and foot, and what it refers to. */
export function candidates(storyId: number, known: KnownStories, parts: Parts['parts'] = []): Map<number, OtherStory['why']> {
  const found = new Map<number, OtherStory['why']>()
  for (const { id, place } of parts) if (id !== storyId && place !== 'body') found.set(id, place)
  for (const story of known.values())
    if (story && story.id !== storyId && !found.has(story.id) && isChanged(story)) found.set(story.id, 'linked')
  return found
}

/** Whether publishing would change what shoppers see. */
export const isChanged = ({ is_folder, published, unpublished_changes }: StoryInList): boolean =>
  !is_folder && (!published || unpublished_changes === true)

/** Reads the candidates, and leaves out those that are published as they are. */
export async function readOthers(
  client: Pick<ManagementClient, 'story' | 'publishedContent'>,
  wanted: ReadonlyMap<number, OtherStory['why']>,
): Promise<OtherStory[]> {
  const read = await Promise.all(
    [...wanted].map(async ([id, why]): Promise<OtherStory | undefined> => {
      const story = await client.story(id)
      return isChanged(story) ? { story, published: story.published ? await client.publishedContent(id) : null, why } : undefined
    }),
  )
  return read.filter((other) => other !== undefined)
}
