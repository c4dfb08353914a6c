import { useEffect } from 'react'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { Comments } from '../comments/comments-context.ts'
import { goOnTo, type StoryPlace } from '../place.ts'
import type { EditorParts } from './editor-context.ts'

/** Whoever was led to a blok of the story finds it selected; to what is said about one, finds that opened beside it. */
export function useArrival(
  { id, release, language, blok, discussion }: StoryPlace,
  { session, select }: EditorParts,
  comments: Comments | undefined,
) {
  const sought = comments?.discussions.find((each) => each.id === discussion)
  useEffect(() => {
    if (blok === undefined && !sought) return
    const uid = sought?.block_uid ?? blok
    const field = sought?.fieldname ?? undefined
    if (uid !== undefined && findBlok(session.state().content, uid)) select([uid], field)
    if (sought) {
      const { block_uid, component, title } = sought
      comments?.open({ uid: block_uid, field, component: component ?? '', title, discussion: sought.id })
    }
    // Once there, the address is the story's alone: the same way can be gone again.
    goOnTo({ screen: 'story', id, release, language })
  }, [id, release, language, blok, sought, session, select, comments])
}
