import { useEffect, useState } from 'react'
import type { Parts } from '../canvas/page-answers.ts'
import type { Story, StoryInList } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { useStudio } from '../studio-context.ts'

/** Published pages that change with a story, or may. */
export interface Reach {
  /** `frame`: it is head or foot of all of them; `reference`: they refer to it. */
  by: 'frame' | 'reference'
  total: number
  /** The first of them. */
  pages: readonly StoryInList[]
}

const mostNamed = 12

/** Which published pages a story reaches beyond its own; `undefined` while nobody knows. */
export function useReach(story: Story, parts: Parts | undefined): Reach | undefined {
  const { client } = useStudio()
  const [reach, setReach] = useState<Reach>()
  const { id, uuid } = story

  useEffect(() => {
    let isStale = false
    readReach(client, { id, uuid }, parts).then(
      (read) => !isStale && setReach(read),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [client, id, uuid, parts])

  return reach
}

export async function readReach(
  client: Pick<ManagementClient, 'stories'>,
  { id, uuid }: Pick<Story, 'id' | 'uuid'>,
  parts: Parts | undefined,
): Promise<Reach> {
  const isFrame = parts?.parts.some((part) => part.id === id && part.place !== 'body')
  const { startsWith = '', components = [] } = parts?.framedPages ?? {}
  const query = isFrame ? { starts_with: startsWith, contain_component: components.join(',') } : { reference_search: uuid }
  const { items, total } = await client.stories({ ...query, is_published: true, story_only: true, per_page: mostNamed })
  const pages = items.filter((page) => page.id !== id)
  return { by: isFrame ? 'frame' : 'reference', total: total - (items.length - pages.length), pages }
}
