import { useEffect, useReducer, useState } from 'react'
import { getTwice } from '../../runtime/get-twice.ts'
import { writeProductQuery } from '../../runtime/product-query.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import type { CardChoice, CardPrice } from '../../schemas/card.ts'
import { cardChoiceKeys } from '../../schemas/card-choice.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** For each of two tries, in milliseconds. */
const patienceMs = 8_000

export interface ShownPrice {
  /** Of the last choice whose price is known. */
  price: CardPrice
  state: 'there' | 'loading' | 'failed'
  tryAgain(): void
}

/** What the choice costs, by the shop's back end. The price of the first one came with the page. */
export function useCardPrice(choice: CardChoice, { choice: usual, price: usualPrice }: CardDetailData): ShownPrice {
  const { channel, locale } = useSite()
  const query = writeProductQuery(choice, cardChoiceKeys)
  const served = writeProductQuery(usual, cardChoiceKeys)
  const [found, setFound] = useState({ query: served, price: usualPrice })
  const [failed, setFailed] = useState('')
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    if (query === served) return setFound({ query, price: usualPrice })
    const leaving = new AbortController()
    setFailed('')
    fetchPrice(query, { 'x-channel': channel, 'x-locale': locale }, leaving.signal).then(
      (price) => setFound({ query, price }),
      () => leaving.signal.aborted || setFailed(query),
    )
    return () => leaving.abort()
  }, [query, served, usualPrice, channel, locale, tries])

  const state = found.query === query ? 'there' : failed === query ? 'failed' : 'loading'
  return { price: found.price, state, tryAgain }
}

async function fetchPrice(query: string, headers: Record<string, string>, signal: AbortSignal): Promise<CardPrice> {
  const response = await getTwice(() =>
    fetch(`/web-api/card-price?${query}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    }),
  )
  if (!response.ok) throw new Error(`The price of ${query} was answered with ${response.status}.`)
  const price: Partial<CardPrice> = await response.json()
  // No schema comes to browsers: looked at by hand.
  if (!Number.isInteger(price.total?.cents) || !Number.isInteger(price.piece?.cents))
    throw new Error(`${query} was answered with no price.`)
  return price as CardPrice
}
