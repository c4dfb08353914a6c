/** Somebody who wants the newsletter, for tests. */
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestShop } from '../../test-shop.ts'

export type Shop = Awaited<ReturnType<typeof openTestShop>>

export const anna = {
  email: 'Anna@Example.org',
  firstName: 'Anna',
  lastName: 'Ott',
  birthday: '1990-12-31',
  weddingDate: '2027-05-08',
  consent: true,
}

export const post = (shop: Shop, path: string, body: object, headers: Record<string, string> = {}) =>
  shop.visit(`/web-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** As a browser sends a form without script. */
export const send = (shop: Shop, path: string, fields: Record<string, string>) =>
  shop.visit(`/web-api/${path}`, { method: 'POST', body: new URLSearchParams(fields) })

export const locationOf = ({ status, headers }: Awaited<ReturnType<typeof send>>) => [status, headers.get('location')]

export const codeIn = ({ text }: Mail) => /bestaetigen=([\w-]+)/.exec(text)?.[1] ?? ''
export const leavingCodeIn = ({ text }: Mail) => /abmelden=([\w-]+)/.exec(text)?.[1] ?? ''
export const voucherIn = ({ text }: Mail) => /^\w{4}-\w{4}-\w{4}$/m.exec(text)?.[0] ?? ''

export const subscribers = ({ database }: Shop) => database.kysely.selectFrom('newsletter_subscriptions').selectAll().execute()

/** Lets the last mail of everybody be longer ago. */
export const waitLonger = ({ database }: Shop) =>
  database.kysely
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()

export async function withSubscriber() {
  const shop = await openTestShop()
  await post(shop, 'newsletter-subscribe', anna)
  const [mail] = (await outboxMails(shop)) as [Mail]
  return { shop, mail, code: codeIn(mail) }
}

/** Somebody who has confirmed, and the mail that came of it. */
export async function withReader() {
  const { shop, code } = await withSubscriber()
  await post(shop, 'newsletter-confirm', { code })
  const [, mail] = (await outboxMails(shop)) as [Mail, Mail]
  return { shop, mail }
}
