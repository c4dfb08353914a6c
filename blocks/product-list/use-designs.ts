import { useEffect, useReducer, useRef, useState } from 'react'
import { designsQuery } from '../../runtime/designs-query.ts'
import { type FetchedDesigns, fetchDesigns } from '../../runtime/fetch-designs.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { type DesignsAsked, pageSizes } from '../../schemas/cards/design-filters.ts'

/** What has been answered to this document: Back shows a listing at once, as long as it was. */
const answers = new Map<string, FetchedDesigns>()
const mostAnswers = 100

export interface Designs {
  /** The pages that are asked for, one after the other; while they are on their way, the first of them, or else what was shown before. */
  listing: FetchedDesigns
  /** These are the first of what is asked at least. */
  isBegun: boolean
  state: 'there' | 'loading' | 'failed'
  tryAgain(): void
}

/** So many pages of what is asked, together; `first` is the first page of what the server was asked. */
export function useDesigns(asked: DesignsAsked, pages: number, first: { asked: DesignsAsked; page: FetchedDesigns }): Designs {
  const site = useSite()
  const { pageSize = pageSizes[0] } = asked
  // An address may ask for pages that no choice can have.
  const most = Math.max(1, Math.ceil(first.page.total / pageSize))
  const queries = Array.from({ length: Math.min(pages, most) }, (_, index) => designsQuery({ ...asked, page: index + 1 }))
  const keyOf = (query: string) => `${site.channel} ${site.locale} ${query}`
  const served = designsQuery({ ...first.asked, page: 1 })
  const found = queries.map((query) => (query === served ? first.page : answers.get(keyOf(query))))
  const listing = joined(found)
  const begun = listing ?? joined(found.slice(0, found.indexOf(undefined)))

  const wanted = keyOf(queries.join(' '))
  const [failed, setFailed] = useState('')
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isThere = listing !== undefined

  useEffect(() => {
    if (isThere) return
    let isLeft = false
    const missing = queries.filter((_, index) => !found[index])
    const fetched = missing.map(async (query) => keep(keyOf(query), await fetchDesigns(query, site)))
    setFailed('')
    Promise.all(fetched).then(
      () => isLeft || drawAgain(),
      () => isLeft || setFailed(wanted),
    )
    return () => {
      isLeft = true
    }
  }, [wanted, isThere, tries])

  const shown = useRef(first.page)
  useEffect(() => {
    if (listing) shown.current = listing
  })
  return {
    listing: begun ?? shown.current,
    isBegun: begun !== undefined,
    state: isThere ? 'there' : failed === wanted ? 'failed' : 'loading',
    tryAgain,
  }
}

/** `undefined` while a page is missing. What lies behind the last page is none. */
function joined(pages: (FetchedDesigns | undefined)[]): FetchedDesigns | undefined {
  const there = pages.filter((page) => page !== undefined)
  const [first] = there
  if (!first || there.length < pages.length) return undefined
  return { ...first, designs: there.flatMap(({ designs }) => designs) }
}

function keep(key: string, page: FetchedDesigns) {
  answers.set(key, page)
  const [oldest = key] = answers.keys()
  if (answers.size > mostAnswers) answers.delete(oldest)
}
