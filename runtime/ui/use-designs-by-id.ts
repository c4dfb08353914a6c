import { useEffect, useReducer, useState } from 'react'
import { designsQuery } from '../designs-query.ts'
import { type DesignCardFacts, fetchDesigns } from '../fetch-designs.ts'
import { useSite } from '../site/site-context.ts'

/** A design by its number; `gone` when the catalogue does not have it any more. */
export type KnownDesigns = ReadonlyMap<number, DesignCardFacts | 'gone'>

export interface DesignsById {
  known: KnownDesigns
  hasFailed: boolean
  tryAgain(): void
}

/** What has been answered to this document, by site: Back shows the cards at once, in their places. */
const answers = new Map<string, KnownDesigns>()
const none: KnownDesigns = new Map()

/** What the catalogue says of these designs; each is asked for once. */
export function useDesignsById(ids: readonly number[]): DesignsById {
  const site = useSite()
  const key = `${site.channel} ${site.locale}`
  const known = answers.get(key) ?? none
  const [hasFailed, setFailed] = useState(false)
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const missing = ids.filter((id) => !known.has(id))
  const wanted = missing.join(' ')

  useEffect(() => {
    if (missing.length === 0) return
    let isLeft = false
    setFailed(false)
    fetchDesigns(designsQuery({ ids: missing, pageSize: 48 }), site).then(
      ({ designs }) => {
        const answered = new Map(designs.map((design) => [design.id, design]))
        answers.set(
          key,
          new Map([...(answers.get(key) ?? none), ...missing.map((id) => [id, answered.get(id) ?? ('gone' as const)] as const)]),
        )
        if (!isLeft) drawAgain()
      },
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [wanted, tries])
  return { known, hasFailed, tryAgain }
}
