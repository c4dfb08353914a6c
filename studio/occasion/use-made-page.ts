import { useEffect, useState } from 'react'
import { wordError } from '../messages/word-error.ts'
import { useStudio, useWords } from '../studio-context.ts'
import type { Facts } from '../templates/fill-template.ts'
import { type MadePage, makePage } from './make-occasion-page.ts'

/** The root's field for the colours of a page. */
export const colourField = 'tone'

export interface PageInMaking {
  made?: MadePage
  problem?: string
}

/** The page as it will be; made anew when what it is made of changes, and not at all without a template. */
export function useMadePage(
  templateId: number | undefined,
  facts: Readonly<Record<string, Facts>> | undefined,
  colours: string,
): PageInMaking {
  const { client, model } = useStudio()
  const words = useWords()
  const [page, setPage] = useState<PageInMaking>({})
  const key = JSON.stringify(facts)

  useEffect(() => {
    setPage({})
    if (templateId === undefined || key === undefined) return
    let isStale = false
    const fields = colours ? { [colourField]: colours } : {}
    makePage({ client, model }, templateId, JSON.parse(key), fields).then(
      (made) => !isStale && setPage({ made }),
      (error: Error) => !isStale && setPage({ problem: wordError(error, words) }),
    )
    return () => {
      isStale = true
    }
  }, [client, model, templateId, key, colours, words])

  return page
}
