import type { Story } from '../management/answers.ts'

export interface PublishedTogether {
  live: Story[]
  /** The first that was refused, and why; what stands behind it was not tried. */
  refused?: { story: Story; error: unknown }
  untried: Story[]
}

/** Publishes one story after the other and stops at the first that is refused: what it would have brought is missing for the rest. */
export async function publishStories(stories: readonly Story[], publish: (id: number) => Promise<Story>): Promise<PublishedTogether> {
  const live: Story[] = []
  for (const [index, story] of stories.entries()) {
    try {
      live.push(await publish(story.id))
    } catch (error) {
      return { live, refused: { story, error }, untried: stories.slice(index + 1) }
    }
  }
  return { live, untried: [] }
}
