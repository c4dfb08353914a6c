import type { z } from 'zod'
import { getTwice } from '../../runtime/get-twice.ts'
import { writeProductQuery } from '../../runtime/product-query.ts'
import { CardOffer, CardPrice } from '../../schemas/card.ts'
import { cardChoiceKeys } from '../../schemas/card-choice.ts'
import { DesignPage } from '../../schemas/design.ts'
import { designQueryKeys } from '../../schemas/design-filters.ts'
import { locales } from '../../schemas/locale.ts'
import { ShippingInformation } from '../../schemas/shipping-information.ts'
import { type Market, type ShopAnswer, type ShopApi, ShopUnavailable } from './shop-api.ts'

/** For each of two tries, in milliseconds: both are over before a visitor has waited too long for the page. */
const timeoutMs = 900
/** Of an answer that does not say how long it holds, in milliseconds. */
const usualLifeMs = 300_000
/**
 * Of an answer that says it holds for less, in milliseconds. Many frameworks write `max-age=0` where nobody has thought of it, and
 * every visitor would have the page made anew.
 */
const leastLifeMs = 3_000

/** The address of the back end for a site: `{country}` in it stands for the country code of the site (R7.01). */
export const shopApiAddress = (url: string, { locale }: Pick<Market, 'locale'>) => url.replaceAll('{country}', locales[locale].country)

/** A back end elsewhere. Every answer is parsed, and is shown as long as its `max-age` says. */
export function remoteShopApi(url: string): ShopApi {
  return {
    shippingInformation: (market) => ask('/web-api/shipping-information', ShippingInformation, { url, market }),
    cardOffer: (market, designId) => ask(`/web-api/calculator/reference?designId=${designId}`, CardOffer, { url, market }),
    cardPrice: (market, choice) => ask(`/web-api/card-price?${writeProductQuery(choice, cardChoiceKeys)}`, CardPrice, { url, market }),
    designs: (market, query) => ask(`/web-api/themes?${writeProductQuery(query, designQueryKeys)}`, DesignPage, { url, market }),
  }
}

interface Asked {
  url: string
  market: Market
}

async function ask<Data>(path: string, schema: z.ZodType<Data>, { url, market }: Asked): Promise<ShopAnswer<Data>> {
  const address = new URL(path, shopApiAddress(url, market))
  try {
    const headers = { accept: 'application/json', 'x-channel': market.channel, 'x-locale': market.locale }
    const response = await getTwice(() => fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return { data: schema.parse(await response.json()), lifeMs: lifeOf(response) }
  } catch (cause) {
    throw new ShopUnavailable(`The shop's back end did not answer ${address.href} as it should: ${String(cause)}`, { cause })
  }
}

function lifeOf({ headers }: Response): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? usualLifeMs : Math.max(leastLifeMs, Number(seconds) * 1000)
}
