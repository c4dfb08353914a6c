import { useEffect, useReducer, useState } from 'react'
import { fetchFromShop } from '../../runtime/fetch-from-shop.ts'
import { writeProductQuery } from '../../runtime/product-query.ts'
import type { Site } from '../../runtime/site/site.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import type { FormatPrices, PhotoFrameChoice } from '../../schemas/wall-art/photo-frame.ts'
import { formatPricesAsked } from '../../schemas/wall-art/photo-frame-choice.ts'

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
    fetchFormats(query, { channel, locale }, leaving.signal).then(
      (groups) => setFound({ query, groups }),
      () => leaving.signal.aborted || setFailed(query),
    )
    return () => leaving.abort()
  }, [query, channel, locale, tries])

  const state = found.query === query ? 'there' : failed === query ? 'failed' : 'loading'
  return { groups: state === 'failed' ? [] : found.groups, state, tryAgain } as const
}

async function fetchFormats(query: string, site: Pick<Site, 'channel' | 'locale'>, signal: AbortSignal): Promise<FormatPrices[]> {
  const response = await fetchFromShop(`${formatPricesAsked.path}?${query}`, site, signal)
  const answer: unknown = response.ok && (await response.json())
  // No schema comes to browsers: looked at by hand.
  if (Array.isArray(answer) && answer.every((each) => Array.isArray(each?.formats))) return answer
  throw new Error(`${formatPricesAsked.path} was answered with no formats.`)
}
