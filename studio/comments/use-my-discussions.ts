import { useCallback, useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import type { Collaborator, Discussion } from '../management/discussion-calls.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { ManagementError } from '../management/management-error.ts'
import { useStudio } from '../studio-context.ts'
import { useProblem } from '../use-problem.ts'

/** What is open on all pages, the last said first. */
export interface MyDiscussions {
  /** Those that name who is here. */
  naming: readonly Discussion[]
  /** Of the others, those that who is here has begun; `undefined` where the service does not say. */
  begun: readonly Discussion[] | undefined
  stories: ReadonlyMap<number, StoryInList>
  people: readonly Collaborator[]
}

/** `mine` is `undefined` while it is read. */
export function useMyDiscussions() {
  const { client } = useStudio()
  const [mine, setMine] = useState<MyDiscussions>()
  const [isOffered, setOffered] = useState(true)
  const [problem, setProblem] = useProblem()
  const read = useCallback(
    () =>
      readMine(client).then(setMine, (error: unknown) => {
        if (error instanceof ManagementError && error.status === 404) setOffered(false)
        else setProblem(error)
      }),
    [client, setProblem],
  )
  useEffect(() => void read(), [read])
  return { mine, isOffered, problem, read }
}

async function readMine(client: ManagementClient): Promise<MyDiscussions> {
  const [naming, begun, people] = await Promise.all([
    client.mentions(),
    client.begunDiscussions().catch(() => undefined),
    client.collaborators().catch(() => []),
  ])
  const others = begun?.filter(({ id }) => !naming.some((discussion) => discussion.id === id))
  const stories = await readStories(client, [...naming, ...(others ?? [])])
  return { naming: lastSaidFirst(naming), begun: others && lastSaidFirst(others), stories, people }
}

const saidAt = ({ last_comment }: Discussion): string => last_comment?.created_at ?? ''

const lastSaidFirst = (discussions: readonly Discussion[]): Discussion[] => discussions.toSorted((a, b) => (saidAt(a) < saidAt(b) ? 1 : -1))

const atOnce = 50

/** The stories they are about, by id. */
async function readStories(client: ManagementClient, discussions: readonly Discussion[]): Promise<Map<number, StoryInList>> {
  const ids = [...new Set(discussions.flatMap(({ story_id }) => story_id ?? []))]
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) => ids.slice(index * atOnce, (index + 1) * atOnce))
  const lists = await Promise.all(parts.map((some) => client.stories({ by_ids: some.join(), per_page: atOnce })))
  return new Map(lists.flatMap(({ items }) => items.map((story) => [story.id, story])))
}
