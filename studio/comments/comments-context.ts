import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Collaborator, Discussion } from '../management/discussion-calls.ts'
import type { ManagementClient } from '../management/management-client.ts'

/** A block, or a field of it. */
export interface CommentPlace {
  uid: string
  field: string | undefined
  component: string
  /** What people call it. */
  title: string
  /** Of what is said about it, what somebody was led to: solved or not. */
  discussion?: number
}

export interface Comments {
  discussions: readonly Discussion[]
  people: readonly Collaborator[]
  /** How many are open; of a field, or of a block without its fields. */
  countAt(uid: string, field?: string): number
  /** Of a block with all its fields. */
  countIn(uid: string): number
  open(place: CommentPlace | 'all'): void
  reload(): Promise<void>
}

/** None where the service has no discussions. */
export const CommentsContext = createContext<Comments | undefined>(undefined)

export const useComments = (): Comments | undefined => useContext(CommentsContext)

/** What is discussed about a story, and who may be named; read anew whenever somebody comes back to the page or opens the comments. */
export function useStoryComments(client: ManagementClient, storyId: number) {
  const [discussions, setDiscussions] = useState<readonly Discussion[]>()
  const [people, setPeople] = useState<readonly Collaborator[]>([])
  const [place, setPlace] = useState<CommentPlace | 'all'>()

  const reload = useCallback(async () => {
    const ignore = () => {}
    await Promise.all([client.discussions(storyId).then(setDiscussions, ignore), client.collaborators().then(setPeople, ignore)])
  }, [client, storyId])
  useEffect(() => {
    void reload()
    const again = () => document.visibilityState === 'visible' && void reload()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [client, reload])

  const comments = useMemo((): Comments | undefined => {
    if (!discussions) return undefined
    const open = discussions.filter(({ solved_at }) => !solved_at)
    return {
      discussions,
      people,
      countAt: (uid, field) => open.filter(({ block_uid, fieldname }) => block_uid === uid && (fieldname ?? undefined) === field).length,
      countIn: (uid) => open.filter(({ block_uid }) => block_uid === uid).length,
      open: setPlace,
      reload,
    }
  }, [discussions, people, reload])

  return { comments, place, close: () => setPlace(undefined) }
}
