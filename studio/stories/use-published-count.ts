import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio } from '../studio-context.ts'

/** How many published pages have another address when this story or folder gets one; `undefined` until that is known. */
export function usePublishedCount(story: StoryInList): number | undefined {
  const { client } = useStudio()
  const [published, setPublished] = useState<number>()
  useEffect(() => {
    if (!story.is_folder) return setPublished(story.published ? 1 : 0)
    client.stories({ starts_with: `${story.full_slug}/`, story_only: true, is_published: true, per_page: 1 }).then(
      ({ total }) => setPublished(total),
      // What is not known is not said.
      () => {},
    )
  }, [client, story])
  return published
}
