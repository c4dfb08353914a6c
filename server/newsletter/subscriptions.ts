import type { Selectable } from 'kysely'
import type { Site } from '../../runtime/site/site.ts'
import { newsletterVoucher, newsletterVoucherLife } from '../../schemas/newsletter.ts'
import { makeCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { NewsletterSubscriptionTable } from '../database/newsletter-tables.ts'
import { isMailQueued, queueMail } from '../mail/queue-mail.ts'
import { confirmMail, knownMail, voucherMail } from './newsletter-mails.ts'
import type { NewsletterSignUp } from './newsletter-sign-up.ts'

type Subscription = Selectable<NewsletterSubscriptionTable>

/** For so many days somebody may confirm; after that nothing is known of the address any more. */
const daysToConfirm = 14

/** No address gets a second mail for so long, in milliseconds, unsubscribed meanwhile or not: nobody shall fill other people's mailboxes. */
const quietMs = 10 * 60_000

const dayMs = 24 * 3_600_000

/**
 * Takes down who wants the newsletter and asks them by mail whether it was them (R5.05). Says nothing of whether the address was
 * known. `consent` is the sentence that was agreed to.
 */
export async function subscribe(database: Database, signUp: NewsletterSignUp, consent: string, site: Site, now: Date): Promise<void> {
  const email = signUp.email.toLowerCase()
  const person = {
    country: site.country,
    first_name: signUp.firstName ?? null,
    last_name: signUp.lastName ?? null,
    birthday: signUp.birthday ?? null,
    wedding_date: signUp.weddingDate ?? null,
    consent,
    subscribed_at: now.toISOString(),
  }
  const about = mailKey(site.channel, email)
  await database.kysely.transaction().execute(async (trx) => {
    // Of two at the same moment one sends.
    await database.oneAtATime(trx, about)
    // The outbox knows it of who has unsubscribed, too.
    if (await isMailQueued(trx, about, new Date(now.getTime() - quietMs))) return
    const isOld = new Date(now.getTime() - daysToConfirm * dayMs).toISOString()
    await trx.deleteFrom('newsletter_subscriptions').where('confirmed_at', 'is', null).where('subscribed_at', '<', isOld).execute()
    const asked = await trx
      .insertInto('newsletter_subscriptions')
      .values({ id: newId(), channel: site.channel, email, code: makeCode(4), confirmed_at: null, ...person })
      .onConflict((conflict) =>
        conflict.columns(['channel', 'email']).doUpdateSet(person).where('newsletter_subscriptions.confirmed_at', 'is', null),
      )
      .returning('code')
      .executeTakeFirst()
    if (asked) return queueMail(trx, confirmMail(email, asked.code, daysToConfirm, site), now, about)
    const known = await trx
      .selectFrom('newsletter_subscriptions')
      .select('code')
      .where('channel', '=', site.channel)
      .where('email', '=', email)
      .executeTakeFirst()
    // Whoever has just unsubscribed gets none.
    if (known) await queueMail(trx, knownMail(email, known.code, site), now, about)
  })
}

/** Confirms a subscription and sends its voucher, once. `siteOf` says to which site a subscription belongs. `false` for a code that nobody has, or has any more. */
export async function confirm(database: Database, code: string, siteOf: (subscription: Subscription) => Site, now: Date): Promise<boolean> {
  return database.kysely.transaction().execute(async (trx) => {
    const subscription = await trx.selectFrom('newsletter_subscriptions').selectAll().where('code', '=', code).executeTakeFirst()
    if (!subscription) return false
    const { id, confirmed_at, subscribed_at } = subscription
    if (confirmed_at === null && now.getTime() - Date.parse(subscribed_at) > daysToConfirm * dayMs) return false
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: now.toISOString() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return true

    const { channel, email, first_name, last_name } = subscription
    const voucher = makeCode(3)
    const validUntil = afterMonths(now, newsletterVoucherLife)
    await trx
      .insertInto('vouchers')
      .values({ code: voucher, channel, ...newsletterVoucher, created_at: now.toISOString(), valid_until: validUntil.toISOString() })
      .execute()
    const person = [first_name, last_name].filter(Boolean).join(' ')
    await queueMail(trx, voucherMail({ to: email, code, person, voucher, validUntil }, siteOf(subscription)), now)
    return true
  })
}

/** Forgets a subscriber. `false` for a code that nobody has, or has any more. */
export async function unsubscribe(database: Database, code: string): Promise<boolean> {
  return database.kysely.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('newsletter_subscriptions').where('code', '=', code).executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  })
}

/** What the mails are known by in the outbox that anybody can have sent to an address. */
const mailKey = (channel: string, email: string) => `newsletter:${channel}:${email}`

function afterMonths(start: Date, months: number): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
