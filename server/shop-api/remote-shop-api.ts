import { getTwice } from '../../runtime/get-twice.ts'
import { type ProductQuery, writeProductQuery } from '../../runtime/product-query.ts'
import { locales } from '../../schemas/locale.ts'
import { type Market, type ShopApi, ShopUnavailable } from './shop-api.ts'

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
    async ask(market, { path, pathKey = '', keys, answer }, query) {
      const { [pathKey]: inPath, ...asked } = query as ProductQuery
      const address = new URL(inPath === undefined ? path : `${path}/${inPath}`, shopApiAddress(url, market))
      address.search = writeProductQuery(asked, keys)
      try {
        const headers = { accept: 'application/json', 'x-channel': market.channel, 'x-locale': market.locale }
        const response = await getTwice(() => fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }))
        if (!response.ok) throw new Error(`status ${response.status}`)
        return { data: answer.parse(await response.json()), lifeMs: lifeOf(response) }
      } catch (cause) {
        throw new ShopUnavailable(`The shop's back end did not answer ${address.href} as it should: ${String(cause)}`, { cause })
      }
    },
  }
}

function lifeOf({ headers }: Response): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? usualLifeMs : Math.max(leastLifeMs, Number(seconds) * 1000)
}
