import type { Context } from 'hono'
import type { Messages } from '../../runtime/messages/create-messages.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { NewsletterOutcome } from '../../schemas/newsletter.ts'
import { readCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import type { Flags } from '../flags/flags.ts'
import { visitorOf } from '../flags/visitor-of.ts'
import { fieldIssues, formRoutes, isOfProgram } from '../requests/form-routes.ts'
import { isForm, type SiteParts, siteAt, siteOfForm } from '../requests/sent-form.ts'
import { responseAddress, unsubscribePath } from './newsletter-mails.ts'
import { NewsletterSignUp } from './newsletter-sign-up.ts'
import { newsletterWords } from './newsletter-words.ts'
import { confirm, subscribe, unsubscribe } from './subscriptions.ts'
import { findVoucher } from './vouchers.ts'

export interface NewsletterParts {
  database: Database
  /** Hears who has subscribed, so that an A/B test can be judged by it. */
  flags: Pick<Flags, 'track'>
  settings: SiteParts
  /** The shop's own words: what people agree to stands in the form. */
  messages: Messages
}

/**
 * POST /web-api/newsletter-subscribe     has a mail sent that asks for confirmation (R7.13)
 * POST /web-api/newsletter-confirm       `code` of that mail; has the voucher sent
 * POST /web-api/newsletter-unsubscribe   `code` of any mail, or in the query, as mail programs send it
 * GET  /web-api/voucher?code=            what a voucher is worth (R7.12)
 *
 * JSON is answered with JSON. A form without script is led to the page that says what came of it.
 */
export function newsletterRoutes({ database, flags, settings, messages }: NewsletterParts) {
  const { routes, take } = formRoutes({ settings, path: '/web-api/newsletter-*', mostAnHour: 60, isSentByPrograms: true })
  const now = () => new Date()

  function answer(c: Context, site: Site, outcome: NewsletterOutcome) {
    if (isForm(c)) return c.redirect(`${responseAddress(site)}#newsletter-${outcome}`, 303)
    if (outcome === 'unknown-code') return c.json({ error: outcome, message: newsletterWords('problem.code') }, 404)
    return c.json({ outcome })
  }

  take('/web-api/newsletter-subscribe', async ({ fields, site }, c) => {
    const signUp = NewsletterSignUp.safeParse(fields)
    if (!signUp.success) {
      if (isForm(c)) return answer(c, site, 'refused')
      const issues = fieldIssues(signUp.error, newsletterWords)
      return c.json({ error: 'invalid-form', message: newsletterWords('problem.form'), issues }, 422)
    }
    if (isOfProgram(fields)) return answer(c, site, 'sent')
    await subscribe(database, signUp.data, messages('newsletter.consent', { name: site.name }), site, now())
    const visitor = visitorOf(c.req.raw.headers, site.channel)
    if (visitor) flags.track(visitor, { type: 'newsletter' })
    return answer(c, site, 'sent')
  })

  take('/web-api/newsletter-confirm', async ({ fields, site }, c) => {
    const siteOf = ({ channel, country }: { channel: string; country: string }) =>
      siteAt(site.origin, channel, country, settings.site) ?? site
    const isConfirmed = await confirm(database, codeOf(c, fields), siteOf, now())
    return answer(c, site, isConfirmed ? 'confirmed' : 'unknown-code')
  })

  take(unsubscribePath, async ({ fields, site }, c) => {
    const isGone = await unsubscribe(database, codeOf(c, fields))
    // Who is sent by a mail program twice has what was wanted, and sees no page.
    if (c.req.query('code') !== undefined) return c.body(null, 204)
    return answer(c, site, isGone ? 'unsubscribed' : 'unknown-code')
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
