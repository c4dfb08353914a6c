import { useEffect, useReducer, useState } from 'react'
import type { Price } from '../../schemas/price.ts'
import { fetchFromShop } from '../fetch-from-shop.ts'
import { type ProductQuery, writeProductQuery } from '../product-query.ts'
import type { Site } from '../site/site.ts'
import { useSite } from '../site/site-context.ts'

/** Whose price the shop's back end is asked for. Plain data: no schema of a question comes to browsers. */
export interface PriceAsked {
  /** `/web-api/card-price` */
  path: string
  /** What its query may hold, in the order of the question. */
  keys: readonly string[]
}

export interface ShownPrice {
  /** Of the last choice whose price is known. */
  price: Price
  state: 'there' | 'loading' | 'failed'
  tryAgain(): void
}

/** What a choice costs, by the shop's back end. The price of the first one came with the page. */
export function useShopPrice<Choice extends ProductQuery>(
  { path, keys }: PriceAsked,
  choice: Choice,
  { choice: first, price: firstPrice }: { choice: Choice; price: Price },
): ShownPrice {
  const { channel, locale } = useSite()
  const query = writeProductQuery(choice, keys)
  const served = writeProductQuery(first, keys)
  const [found, setFound] = useState({ query: served, price: firstPrice })
  const [failed, setFailed] = useState('')
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    if (query === served) return setFound({ query, price: firstPrice })
    const leaving = new AbortController()
    setFailed('')
    fetchPrice(`${path}?${query}`, { channel, locale }, leaving.signal).then(
      (price) => setFound({ query, price }),
      () => leaving.signal.aborted || setFailed(query),
    )
    return () => leaving.abort()
  }, [path, query, served, firstPrice, channel, locale, tries])

  const state = found.query === query ? 'there' : failed === query ? 'failed' : 'loading'
  return { price: found.price, state, tryAgain }
}

async function fetchPrice(address: string, site: Pick<Site, 'channel' | 'locale'>, signal: AbortSignal): Promise<Price> {
  const response = await fetchFromShop(address, site, signal)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  const price: Partial<Price> = await response.json()
  // No schema comes to browsers: looked at by hand.
  if (!Number.isInteger(price.total?.cents) || !Number.isInteger(price.piece?.cents))
    throw new Error(`${address} was answered with no price.`)
  return price as Price
}
