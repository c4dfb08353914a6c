import { useEffect, useReducer, useState } from 'react'
import { writeProductQuery } from '../../runtime/product-query.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { fetchShopAnswer } from '../../runtime/ui/fetch-shop-answer.ts'
import type { FormatPrices, PhotoFrameChoice } from '../../schemas/photo-frame.ts'
import { formatPricesAsked } from '../../schemas/photo-frame-choice.ts'

/** What every format costs in the material and frame that are chosen. */
export function useFormatPrices(choice: PhotoFrameChoice) {
  const { channel, locale } = useSite()
  const query = writeProductQuery({ ...choice }, formatPricesAsked.keys)
  const [found, setFound] = useState<{ query: string; groups: FormatPrices[] }>({ query: '', groups: [] })
  const [failed, setFailed] = useState('')
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    const leaving = new AbortController()
    setFailed('')
    fetchShopAnswer(`${formatPricesAsked.path}?${query}`, { 'x-channel': channel, 'x-locale': locale }, leaving.signal).then(
      (groups) => setFound({ query, groups: listed(groups) }),
      () => leaving.signal.aborted || setFailed(query),
    )
    return () => leaving.abort()
  }, [query, channel, locale, tries])

  const state = found.query === query ? 'there' : failed === query ? 'failed' : 'loading'
  return { groups: state === 'failed' ? [] : found.groups, state, tryAgain } as const
}

/** No schema comes to browsers: looked at by hand. */
function listed(answer: unknown): FormatPrices[] {
  if (Array.isArray(answer) && answer.every((each) => Array.isArray(each?.formats))) return answer
  throw new Error(`${formatPricesAsked.path} was answered with no formats.`)
}
