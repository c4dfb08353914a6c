import { useEffect, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { useStudio } from '../studio-context.ts'

/** The published text of the story that is edited; `unknown` where it is published and nobody knows with which text. */
export type Published = RawBlok | 'asking' | 'none' | 'unknown'

export function usePublished(): Published {
  const { client } = useStudio()
  const { session } = useEditor()
  const { story, content } = useSessionState(session)
  const [found, setFound] = useState<RawBlok | 'asking' | 'unknown'>('asking')
  const { id, published, unpublished_changes } = story
  // A story without changes is what is published.
  const isSame = published && unpublished_changes === false && content === story.content

  useEffect(() => {
    if (!published || isSame) return
    let isStale = false
    client.publishedContent(id).then(
      (read) => !isStale && setFound(read ?? 'unknown'),
      () => !isStale && setFound('unknown'),
    )
    return () => {
      isStale = true
    }
  }, [client, id, published, isSame])

  if (!published) return 'none'
  return isSame ? content : found
}
