import { type Context, Hono } from 'hono'
import type { ZodError, z } from 'zod'
import { readProductQuery } from '../../runtime/product-query.ts'
import { resolveSite, type Site } from '../../runtime/site/site.ts'
import { CardChoice } from '../../schemas/card.ts'
import { cardChoiceKeys } from '../../schemas/card-choice.ts'
import { Channel } from '../../schemas/channel.ts'
import { DesignQuery } from '../../schemas/design.ts'
import { designQueryKeys } from '../../schemas/design-filters.ts'
import { germanSites, Locale, type SiteCountry } from '../../schemas/locale.ts'
import { passOn } from '../requests/pass-on.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedShopApi } from './embedded-shop-api.ts'
import { shopApiAddress } from './remote-shop-api.ts'
import { type Market, NotOffered } from './shop-api.ts'

type Parts = Pick<Settings, 'shopApiUrl' | 'site' | 'spaceId' | 'trustProxy'>

/**
 * GET /web-api/shipping-information   what sending costs, for the site of the address or that of `X-Channel` and `X-Locale`
 * GET /web-api/themes?…               designs of the catalogue by filter, order and page (R7.03, DesignQuery), for the same
 * GET /web-api/calculator/reference?designId=…   what can be chosen for the cards of a design (CardOffer)
 * GET /web-api/card-price?…           what the cards of a choice cost (R7.09, CardChoice)
 *
 * Where the back end is elsewhere, all of /web-api and /price-api is its.
 */
export function shopApiRoutes(settings: Parts) {
  const { shopApiUrl } = settings
  const siteAt = (c: Context) => resolveSite(requestAddress(c, settings.trustProxy), settings.site)?.site
  if (shopApiUrl === undefined) {
    const api = embeddedShopApi(settings.spaceId)
    const forMarket = (answer: (c: Context, market: Market) => Promise<Response>) => async (c: Context) => {
      const site = siteAt(c)
      const market = site && marketOf(c, site)
      c.header('vary', 'x-channel, x-locale')
      return market ? answer(c, market) : c.json({ error: 'unknown-market', message: badMarket }, 400)
    }
    const forQuery = <Query>(
      schema: z.ZodType<Query>,
      keys: readonly string[],
      ask: (market: Market, query: Query) => Promise<{ data: object }>,
    ) =>
      forMarket(async (c, market) => {
        const sent = readProductQuery(new URL(c.req.url).searchParams, keys)
        const query = schema.safeParse(sent)
        if (!query.success) return c.json(invalidQuery(query.error), 400)
        try {
          const { data } = await ask(market, query.data)
          c.header('cache-control', sent.disableCache === undefined ? 'private, max-age=300' : 'no-store')
          return c.json(data)
        } catch (error) {
          if (error instanceof NotOffered) return c.json({ error: 'not-offered', message: error.message }, 400)
          throw error
        }
      })
    return new Hono()
      .get(
        '/web-api/shipping-information',
        forMarket(async (c, market) => c.json((await api.shippingInformation(market)).data)),
      )
      .get('/web-api/themes', forQuery(DesignQuery, designQueryKeys, api.designs))
      .get(
        '/web-api/calculator/reference',
        forQuery(CardChoice.pick({ designId: true }), ['designId'], (market, { designId }) => api.cardOffer(market, designId)),
      )
      .get('/web-api/card-price', forQuery(CardChoice, cardChoiceKeys, api.cardPrice))
  }
  return new Hono().on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/web-api/*', '/price-api/*'], (c, next) => {
    const site = siteAt(c)
    if (!site) return next()
    return passOn(c, requestAddress(c, settings.trustProxy), { url: shopApiAddress(shopApiUrl, site), name: 'Unser Preisdienst' })
  })
}

/** Each mistake with the key it stands at. */
const invalidQuery = ({ issues }: ZodError) => ({
  error: 'invalid-query',
  message: `The query cannot be answered: ${issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('; ')}.`,
  issues,
})

const badMarket = `X-Channel must be one of ${Channel.options.join(', ')}, and X-Locale one of ${Object.values(germanSites).join(', ')}.`

/** `undefined` when a header names what there is not. */
function marketOf(c: Context, site: Site): Market | undefined {
  const channel = Channel.safeParse(c.req.header('x-channel') ?? site.channel)
  const locale = Locale.safeParse(c.req.header('x-locale') ?? site.locale)
  const country = (Object.keys(germanSites) as SiteCountry[]).find((each) => germanSites[each] === locale.data)
  return channel.success && locale.success && country ? { channel: channel.data, locale: locale.data, country } : undefined
}
