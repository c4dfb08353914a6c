import { type Context, Hono } from 'hono'
import { resolveSite, type Site } from '../../runtime/site/site.ts'
import { Channel } from '../../schemas/channel.ts'
import { germanSites, Locale, type SiteCountry } from '../../schemas/locale.ts'
import { passOn } from '../requests/pass-on.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedShopApi } from './embedded-shop-api.ts'
import { shopApiAddress } from './remote-shop-api.ts'
import type { Market } from './shop-api.ts'

type Parts = Pick<Settings, 'shopApiUrl' | 'site' | 'trustProxy'>

/**
 * GET /web-api/shipping-information   what sending costs, for the site of the address or that of `X-Channel` and `X-Locale`
 *
 * Where the back end is elsewhere, all of /web-api and /price-api is its.
 */
export function shopApiRoutes(settings: Parts) {
  const { shopApiUrl } = settings
  const siteAt = (c: Context) => resolveSite(requestAddress(c, settings.trustProxy), settings.site)?.site
  if (shopApiUrl === undefined) {
    return new Hono().get('/web-api/shipping-information', async (c) => {
      const site = siteAt(c)
      const market = site && marketOf(c, site)
      if (!market) return c.json({ error: 'unknown-market', message: badMarket }, 400)
      return c.json((await embeddedShopApi.shippingInformation(market)).data)
    })
  }
  return new Hono().on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/web-api/*', '/price-api/*'], (c, next) => {
    const site = siteAt(c)
    if (!site) return next()
    return passOn(c, requestAddress(c, settings.trustProxy), { url: shopApiAddress(shopApiUrl, site), name: 'Unser Preisdienst' })
  })
}

const badMarket = `X-Channel must be one of ${Channel.options.join(', ')}, and X-Locale one of ${Object.values(germanSites).join(', ')}.`

/** `undefined` when a header names what there is not. */
function marketOf(c: Context, site: Site): Market | undefined {
  const channel = Channel.safeParse(c.req.header('x-channel') ?? site.channel)
  const locale = Locale.safeParse(c.req.header('x-locale') ?? site.locale)
  const country = (Object.keys(germanSites) as SiteCountry[]).find((each) => germanSites[each] === locale.data)
  return channel.success && locale.success && country ? { channel: channel.data, locale: locale.data, country } : undefined
}
