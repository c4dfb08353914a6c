import { type Context, Hono } from 'hono'
import type { ZodError } from 'zod'
import { readProductQuery } from '../../runtime/product-query.ts'
import { resolveSite, type Site } from '../../runtime/site/site.ts'
import { Channel } from '../../schemas/channel.ts'
import { germanSites, Locale, type SiteCountry } from '../../schemas/locale.ts'
import { passOn } from '../requests/pass-on.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedAnswers } from './embedded-shop-api.ts'
import { shopApiAddress } from './remote-shop-api.ts'
import { type Market, NotOffered } from './shop-api.ts'

/** In one question: twice as many as a listing has that is narrowed down by all there is. */
const mostValues = 200
/** So many mistakes of a question are told: each says what would have been right. */
const mostIssues = 5

type Parts = Pick<Settings, 'shopApiUrl' | 'site' | 'spaceId' | 'trustProxy'>

/**
 * All that our own shop service answers, for the site of the address or that of `X-Channel` and `X-Locale` (R7.01).
 *
 * Where the back end is elsewhere, all of /web-api and /price-api is its.
 */
export function shopApiRoutes(settings: Parts) {
  const { shopApiUrl } = settings
  const siteAt = (c: Context) => resolveSite(requestAddress(c, settings.trustProxy), settings.site)?.site
  if (shopApiUrl === undefined) {
    const routes = new Hono()
    for (const { question, answer } of embeddedAnswers(settings.spaceId))
      routes.get(question.pathKey ? `${question.path}/:${question.pathKey}?` : question.path, async (c) => {
        const site = siteAt(c)
        const market = site && marketOf(c, site)
        c.header('vary', 'x-channel, x-locale')
        if (!market) return c.json({ error: 'unknown-market', message: badMarket }, 400)
        const { searchParams } = new URL(c.req.url)
        if (searchParams.size > mostValues) return c.json({ error: 'too-many-values', message: tooManyValues }, 400)
        const sent = readProductQuery(searchParams, question.keys)
        const query = question.query.safeParse({ ...sent, ...c.req.param() })
        if (!query.success) return c.json(invalidQuery(query.error), 400)
        try {
          const data = await answer(market, query.data)
          c.header('cache-control', sent.disableCache === undefined ? 'private, max-age=300' : 'no-store')
          return c.body(JSON.stringify(data), 200, { 'content-type': 'application/json' })
        } catch (error) {
          if (error instanceof NotOffered) return c.json({ error: 'not-offered', message: error.message }, 400)
          throw error
        }
      })
    return routes
  }
  return new Hono().on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/web-api/*', '/price-api/*'], (c, next) => {
    const site = siteAt(c)
    if (!site) return next()
    return passOn(c, { url: shopApiAddress(shopApiUrl, site), name: 'Unser Preisdienst' }, settings)
  })
}

/** The first mistakes, each with the key it stands at. */
function invalidQuery(error: ZodError) {
  const issues = error.issues.slice(0, mostIssues)
  const mistakes = issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('; ')
  return { error: 'invalid-query', message: `The query cannot be answered: ${mistakes}.`, issues }
}

const tooManyValues = `The query cannot be answered: it has more than ${mostValues} values.`
const badMarket = `X-Channel must be one of ${Channel.options.join(', ')}, and X-Locale one of ${Object.values(germanSites).join(', ')}.`

/** `undefined` when a header names what there is not. */
function marketOf(c: Context, site: Site): Market | undefined {
  const channel = Channel.safeParse(c.req.header('x-channel') ?? site.channel)
  const locale = Locale.safeParse(c.req.header('x-locale') ?? site.locale)
  const country = (Object.keys(germanSites) as SiteCountry[]).find((each) => germanSites[each] === locale.data)
  return channel.success && locale.success && country ? { channel: channel.data, locale: locale.data, country } : undefined
}
