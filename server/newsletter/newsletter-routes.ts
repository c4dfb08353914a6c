import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Messages } from '../../runtime/messages/messages.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { NewsletterOutcome } from '../../schemas/newsletter.ts'
import { readCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import type { Flags } from '../flags/flags.ts'
import { visitorOf } from '../flags/visitor-of.ts'
import { clientAddress } from '../requests/client-address.ts'
import { limitPerAddress } from '../requests/limit-per-address.ts'
import { isForm, sentFields, siteAt, siteOfForm } from '../requests/sent-form.ts'
import type { Settings } from '../settings/settings.ts'
import { responseAddress, unsubscribePath } from './newsletter-mails.ts'
import { NewsletterSignUp } from './newsletter-sign-up.ts'
import { type NewsletterProblem, newsletterWords } from './newsletter-words.ts'
import { confirm, subscribe, unsubscribe } from './subscriptions.ts'
import { findVoucher } from './vouchers.ts'

export interface NewsletterParts {
  database: Database
  /** Hears who has subscribed, so that an A/B test can be judged by it. */
  flags: Pick<Flags, 'track'>
  settings: Pick<Settings, 'site' | 'trustProxy'>
  /** The shop's own words: what people agree to stands in the form. */
  messages: Messages
}

/** More than anybody does by hand from one network. */
const mostRequests = { most: 60, windowMs: 3_600_000 }

/**
 * POST /web-api/newsletter-subscribe     has a mail sent that asks for confirmation (R7.13)
 * POST /web-api/newsletter-confirm       `code` of that mail; has the voucher sent
 * POST /web-api/newsletter-unsubscribe   `code` of any mail, or in the query, as mail programs send it
 * GET  /web-api/voucher?code=            what a voucher is worth (R7.12)
 *
 * JSON is answered with JSON. A form without script is led to the page that says what came of it.
 */
export function newsletterRoutes({ database, flags, settings, messages }: NewsletterParts) {
  const isWithinLimit = limitPerAddress(mostRequests)
  const now = () => new Date()

  async function read(c: Context): Promise<{ sent: Record<string, unknown>; site: Site } | Response> {
    if (!isWithinLimit(clientAddress(c, settings.trustProxy))) return refuse(c, 429, 'often')
    // A form of another site; mail programs send no such header.
    if (c.req.header('sec-fetch-site') === 'cross-site') return refuse(c, 403, 'elsewhere')
    const sent = await sentFields(c)
    const site = sent && siteOfForm(c, sent, settings)
    return sent && site ? { sent, site } : refuse(c, 400, 'body')
  }

  const refuse = (c: Context, status: 400 | 403 | 413 | 429, problem: NewsletterProblem) =>
    c.json({ error: problem, message: newsletterWords(`problem.${problem}`) }, status)

  function answer(c: Context, site: Site, outcome: NewsletterOutcome) {
    if (isForm(c)) return c.redirect(`${responseAddress(site)}#newsletter-${outcome}`, 303)
    if (outcome === 'unknown-code') return c.json({ error: outcome, message: newsletterWords('problem.code') }, 404)
    return c.json({ outcome })
  }

  const routes = new Hono()
  routes.use('/web-api/newsletter-*', bodyLimit({ maxSize: 16_384, onError: (c) => refuse(c, 413, 'body') }))

  routes.post('/web-api/newsletter-subscribe', async (c) => {
    const asked = await read(c)
    if (asked instanceof Response) return asked
    const { sent, site } = asked
    const signUp = NewsletterSignUp.safeParse(sent)
    if (!signUp.success) {
      if (isForm(c)) return answer(c, site, 'refused')
      const issues = signUp.error.issues.map(({ path }) => ({
        field: String(path[0]),
        message: newsletterWords(`problem.${String(path[0])}`),
      }))
      return c.json({ error: 'invalid-form', message: newsletterWords('problem.form'), issues }, 422)
    }
    // Nobody sees the field, programs fill it in.
    if (sent.website !== undefined && sent.website !== '') return answer(c, site, 'sent')
    await subscribe(database, signUp.data, messages('newsletter.consent', { name: site.name }), site, now())
    const visitor = visitorOf(c.req.raw.headers, site.channel)
    if (visitor) flags.track(visitor, { type: 'newsletter' })
    return answer(c, site, 'sent')
  })

  routes.post('/web-api/newsletter-confirm', async (c) => {
    const asked = await read(c)
    if (asked instanceof Response) return asked
    const { sent, site } = asked
    const isConfirmed = await confirm(
      database,
      codeOf(c, sent),
      ({ channel, country }) => siteAt(site.origin, channel, country, settings.site) ?? site,
      now(),
    )
    return answer(c, site, isConfirmed ? 'confirmed' : 'unknown-code')
  })

  routes.post(unsubscribePath, async (c) => {
    const asked = await read(c)
    if (asked instanceof Response) return asked
    const isGone = await unsubscribe(database, codeOf(c, asked.sent))
    // Who is sent by a mail program twice has what was wanted, and sees no page.
    if (c.req.query('code') !== undefined) return c.body(null, 204)
    return answer(c, asked.site, isGone ? 'unsubscribed' : 'unknown-code')
  })

  routes.get('/web-api/voucher', async (c) => {
    const site = siteOfForm(c, {}, settings)
    const voucher = site && (await findVoucher(database, readCode(c.req.query('code') ?? ''), site.channel, now()))
    return voucher ? c.json(voucher) : c.json({ error: 'unknown-voucher', message: newsletterWords('problem.voucher') }, 404)
  })
  return routes
}

const codeOf = (c: Context, sent: Record<string, unknown>) =>
  readCode(c.req.query('code') ?? (typeof sent.code === 'string' ? sent.code : ''))
