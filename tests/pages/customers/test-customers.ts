/** A shop with customers, and what they send. */
import { customerPasswords } from '../../../server/credentials/password.ts'
import { newId } from '../../../server/database/new-id.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestShop } from '../../test-shop.ts'

export type Shop = Awaited<ReturnType<typeof openTestShop>>

export const origin = 'http://localhost:3000'
export const email = 'anna@example.org'
export const password = 'Birke im Oktober'
export const otherPassword = 'Ahorn im November'
/** Hashing takes long by intent; once is enough for most tests. */
export const password_hash = await customerPasswords.hash(password)

export const post = (shop: Shop, path: string, body: object, headers: Record<string, string> = {}) =>
  shop.visit(`/web-api/customer-${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** As a browser sends a form without script. */
export const send = (shop: Shop, path: string, fields: Record<string, string>, cookie = '') =>
  shop.visit(`/web-api/customer-${path}`, { method: 'POST', headers: { origin, cookie }, body: new URLSearchParams(fields) })

export const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''
export const outcomeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).outcome ?? JSON.parse(text).error,
]

export const dataOf = async (shop: Shop, cookie: string, headers: Record<string, string> = {}) =>
  JSON.parse((await shop.visit('/web-api/customer-data', { headers: { cookie, ...headers } })).text).customer

export const lastMail = async (shop: Shop) => (await outboxMails(shop)).at(-1) as Mail
export const codeIn = ({ text }: Mail) => /\?(?:oeffnen|passwort)=([\w-]+)/.exec(text)?.[1] ?? ''

export async function addCustomer({ database }: Shop, { channel = 'anlass', to = email } = {}): Promise<number> {
  const id = newId()
  const row = { id, channel, email: to, password_hash, first_name: 'Anna', last_name: 'Ott', created_at: '2026-11-01T10:00:00.000Z' }
  await database.kysely.insertInto('customers').values(row).execute()
  return id
}

export async function withCustomer() {
  const shop = await openTestShop()
  const id = await addCustomer(shop)
  const logIn = async () => cookieOf(await post(shop, 'login', { email, password }))
  return { shop, id, logIn }
}

export const countOf = async (
  { database }: Shop,
  table: 'customers' | 'customer_sessions' | 'customer_sign_ups' | 'customer_password_links',
) => (await database.kysely.selectFrom(table).selectAll().execute()).length

export const errorOf = { logIn: 'log-in-error', signUp: 'sign-up-error', reset: 'password-reset-error' }
