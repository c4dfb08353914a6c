import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../server/credentials/password.ts'
import { hashSecret } from '../../server/credentials/secret.ts'
import { forgetOver } from '../../server/customers/customers.ts'
import { newId } from '../../server/database/new-id.ts'
import { DatabaseBusy } from '../../server/database/when-free.ts'
import { deliverDueMails } from '../../server/mail/deliver-mails.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { openTestShop } from '../test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const origin = 'http://localhost:3000'
const email = 'anna@example.org'
const password = 'Birke im Oktober'
const otherPassword = 'Ahorn im November'
/** Hashing takes long by intent; once is enough for most tests. */
const password_hash = await hashPassword(password)

const post = (shop: Shop, path: string, body: object, headers: Record<string, string> = {}) =>
  shop.visit(`/web-api/customer-${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** As a browser sends a form without script. */
const send = (shop: Shop, path: string, fields: Record<string, string>, cookie = '') =>
  shop.visit(`/web-api/customer-${path}`, { method: 'POST', headers: { origin, cookie }, body: new URLSearchParams(fields) })

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''
const outcomeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).outcome ?? JSON.parse(text).error]

const dataOf = async (shop: Shop, cookie: string, headers: Record<string, string> = {}) =>
  JSON.parse((await shop.visit('/web-api/customer-data', { headers: { cookie, ...headers } })).text).customer

/** The mails of the outbox, oldest first. */
async function mailsOf({ database }: Shop): Promise<Mail[]> {
  const rows = await database.kysely.selectFrom('mails').select('mail').orderBy('id').execute()
  return rows.map(({ mail }) => JSON.parse(mail))
}

const lastMail = async (shop: Shop) => (await mailsOf(shop)).at(-1) as Mail
const codeIn = ({ text }: Mail) => /\?(?:oeffnen|passwort)=([\w-]+)/.exec(text)?.[1] ?? ''

async function addCustomer({ database }: Shop, { channel = 'anlass', to = email } = {}): Promise<number> {
  const id = newId()
  const row = { id, channel, email: to, password_hash, first_name: 'Anna', last_name: 'Ott', created_at: '2026-11-01T10:00:00.000Z' }
  await database.kysely.insertInto('customers').values(row).execute()
  return id
}

async function withCustomer() {
  const shop = await openTestShop()
  const id = await addCustomer(shop)
  const logIn = async () => cookieOf(await post(shop, 'login', { email, password }))
  return { shop, id, logIn }
}

const countOf = async ({ database }: Shop, table: 'customers' | 'customer_sessions' | 'customer_sign_ups' | 'customer_password_links') =>
  (await database.kysely.selectFrom(table).selectAll().execute()).length

const errorOf = { logIn: 'log-in-error', signUp: 'sign-up-error', reset: 'password-reset-error' }

describe('R6.01 signing up', () => {
  it('has a mail bring a code, which opens the account and logs in, once', async () => {
    const shop = await openTestShop()
    const form = { email: ' Anna@Example.org ', password, firstName: 'Anna', lastName: '' }
    expect(outcomeOf(await post(shop, 'signup', form))).toEqual([200, 'sign-up-sent'])
    expect(outcomeOf(await post(shop, 'login', { email, password }))).toEqual([401, errorOf.logIn])
    const mail = await lastMail(shop)
    expect(mail).toMatchObject({ to: email, subject: 'Bitte bestätigen: Kundenkonto bei Anlass' })
    const code = codeIn(mail)
    expect(mail.text).toContain(`${origin}/kundenkonto/?oeffnen=${code}#customer-sign-up-confirm`)

    const opened = await post(shop, 'signup-confirm', { code: code.toLowerCase(), password })
    expect(outcomeOf(opened)).toEqual([200, 'welcome'])
    expect(await dataOf(shop, cookieOf(opened))).toMatchObject({ email, firstName: 'Anna', lastName: '' })
    expect(outcomeOf(await post(shop, 'signup-confirm', { code, password }))).toEqual([404, errorOf.signUp])
    expect(outcomeOf(await post(shop, 'login', { email: 'ANNA@example.org', password }))).toEqual([200, 'account'])
  })

  it('is confirmed once, also twice at the same moment, and by nobody who only opens the link', async () => {
    const shop = await openTestShop()
    await post(shop, 'signup', { email, password })
    const code = codeIn(await lastMail(shop))
    await shop.visit(`/web-api/customer-signup-confirm?code=${code}`)
    await shop.visit(`/kundenkonto/?oeffnen=${code}`)
    expect(await countOf(shop, 'customers')).toBe(0)
    const answers = await Promise.all([1, 2, 3].map(() => post(shop, 'signup-confirm', { code, password })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect([await countOf(shop, 'customers'), await countOf(shop, 'customer_sessions')]).toEqual([1, 1])
  })

  it('answers alike for an address that is known, whose owner a mail tells so', async () => {
    const { shop, logIn } = await withCustomer()
    const known = await post(shop, 'signup', { email, password: otherPassword, firstName: 'Gewinn auf https://boese.example' })
    const unknown = await post(shop, 'signup', { email: 'berta@example.org', password })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const [first, second] = (await mailsOf(shop)) as [Mail, Mail]
    expect([first.subject, second.subject]).toEqual([
      'Es gibt schon ein Kundenkonto bei Anlass',
      'Bitte bestätigen: Kundenkonto bei Anlass',
    ])
    expect(first.text).toContain(`${origin}/kundenkonto/#customer-password-reset`)
    expect(JSON.stringify([first, second])).not.toContain('boese')
    expect(await logIn()).not.toBe('')
  })

  it('opens no account that a stranger could enter, whoever confirms it', async () => {
    const shop = await openTestShop()
    await post(shop, 'signup', { email, password: 'das Passwort des Fremden' })
    const ofStranger = codeIn(await lastMail(shop))
    const tried = await post(shop, 'signup-confirm', { code: ofStranger, password })
    expect(outcomeOf(tried)).toEqual([422, errorOf.signUp])
    expect(JSON.parse(tried.text).issues).toEqual([{ field: 'password', message: expect.stringContaining('nicht das Passwort') }])
    expect([await countOf(shop, 'customers'), cookieOf(tried)]).toEqual([0, ''])

    await post(shop, 'signup', { email, password })
    await post(shop, 'signup-confirm', { code: codeIn(await lastMail(shop)), password })
    expect((await post(shop, 'login', { email, password: 'das Passwort des Fremden' })).status).toBe(401)
    expect((await post(shop, 'login', { email, password })).status).toBe(200)
    expect(await countOf(shop, 'customer_sign_ups')).toBe(0)
  })

  it('fills no mailbox, and forgets who does not confirm within a day', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 4; times++) await post(shop, 'signup', { email, password })
    expect(await mailsOf(shop)).toHaveLength(3)
    const code = codeIn(await lastMail(shop))
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_sign_ups')).toBe(3)
    await shop.database.kysely.updateTable('customer_sign_ups').set({ expires_at: new Date().toISOString() }).execute()
    expect((await post(shop, 'signup-confirm', { code, password })).status).toBe(404)
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_sign_ups')).toBe(0)
  })

  it('takes programs that fill in every field for what they are, and does not tell them', async () => {
    const shop = await openTestShop()
    expect(outcomeOf(await post(shop, 'signup', { email, password, website: 'https://spam.example' }))).toEqual([200, 'sign-up-sent'])
    expect(await mailsOf(shop)).toEqual([])
  })

  it('writes in the name of the brand and country whose form it was', async () => {
    const shop = await openTestShop()
    await post(shop, 'signup', { email, password, channel: 'myposter', locale: 'de-AT' })
    const mail = await lastMail(shop)
    expect(mail.from).toEqual({ name: 'myposter', address: 'servus@myposter.example' })
    expect(mail.text).toContain(`${origin}/myposter/at/kundenkonto?oeffnen=`)
  })
})

describe('R8.03 what can be wrong', () => {
  it.each([
    [{ email: 'anna' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    // The sign of Kelvin is a k in small letters: the mail of another address.
    [{ email: '\u212Aarl@example.org' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    [{ email: 'änne@example.org' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    [{ password: 'kurz' }, 'password', 'Bitte ein Passwort mit 12 bis 200 Zeichen wählen.'],
    [{ password: 'x'.repeat(10_000) }, 'password', 'Bitte ein Passwort mit 12 bis 200 Zeichen wählen.'],
    [{ password: { $ne: '' } }, 'password', 'Bitte ein Passwort mit 12 bis 200 Zeichen wählen.'],
    [{ firstName: 'x'.repeat(61) }, 'firstName', 'Der Vorname darf höchstens 60 Zeichen haben.'],
    [{ lastName: 'Ott\u0000' }, 'lastName', 'Der Nachname darf höchstens 60 Zeichen haben.'],
  ])('is said at the field of a sign-up: %j', async (fields, field, message) => {
    const shop = await openTestShop()
    const { status, text } = await post(shop, 'signup', { email, password, ...fields })
    expect([status, JSON.parse(text).error, JSON.parse(text).issues]).toEqual([422, errorOf.signUp, [{ field, message }]])
  })

  it('is one and the same sentence for a wrong address and a wrong password', async () => {
    const { shop } = await withCustomer()
    const attempts = [
      { email, password: 'falsch' },
      { email: 'niemand@example.org', password },
      { email: 'kein\u0000e Adresse', password: 'x'.repeat(10_000) },
      { email: { $ne: '' }, password: null },
      {},
    ]
    for (const attempt of attempts) {
      const answer = await post(shop, 'login', attempt)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      expect(JSON.parse(answer.text)).toEqual({
        error: errorOf.logIn,
        message: expect.stringMatching(/^E-Mail-Adresse oder Passwort stimmen nicht\. /),
      })
    }
  })

  it('is said of a code that nobody has', async () => {
    const shop = await openTestShop()
    for (const code of ['ABCD-ABCD-ABCD-ABCD', '', undefined, 17]) {
      const answer = await post(shop, 'password-reset-confirm', { code, newPassword: otherPassword })
      expect([outcomeOf(answer), JSON.parse(answer.text).message]).toEqual([
        [404, errorOf.reset],
        expect.stringMatching(/^Dieser Code gilt nicht/),
      ])
    }
  })

  it('leads a form without script to where it is said on the page of the account, in the words of the shop', async () => {
    const { shop, logIn } = await withCustomer()
    const fields = { channel: 'anlass', locale: 'de-AT', email, password: 'falsch' }
    const cookie = await logIn()
    const cases: [string, string, string?][] = [
      ['login', errorOf.logIn],
      ['signup', errorOf.signUp],
      ['signup-confirm', errorOf.signUp],
      ['password-reset-confirm', errorOf.reset],
      ['data', 'not-logged-in'],
      ['delete', 'password-confirm-error', cookie],
      ['logout', 'logged-out', cookie],
    ]
    for (const [path, outcome, sent] of cases) {
      const { status, headers } = await send(shop, path, fields, sent)
      expect([status, headers.get('location')]).toEqual([303, `${origin}/at/kundenkonto/#customer-${outcome}`])
    }
  })

  it.each([
    ['nothing that fits', {}, 'x'.repeat(20_000), 413],
    ['no JSON', {}, '{', 400],
    ['a brand that there is not', {}, JSON.stringify({ email, password, channel: 'blumen' }), 400],
    ['the form of another site', { origin: 'https://boese.example' }, JSON.stringify({ email, password }), 403],
    ['the form of the other brand’s host', { origin: 'http://myposter.localhost:3000' }, JSON.stringify({ email, password }), 403],
    ['who does not say where it comes from', { origin: '' }, JSON.stringify({ email, password }), 403],
  ])('answers %s with a sentence', async (_, headers, body, expected) => {
    const { shop } = await withCustomer()
    const init = { method: 'POST', headers: { origin, 'content-type': 'application/json', ...headers }, body }
    const answer = await shop.visit('/web-api/customer-login', init)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([expected, null])
    expect(JSON.parse(answer.text).message).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  it('is said where another process keeps the database to itself, or it is gone', async () => {
    const { shop } = await withCustomer()
    const { kysely } = shop.database
    kysely.transaction = () => {
      throw new DatabaseBusy('The database was busy.')
    }
    const answer = await post(shop, 'login', { email, password })
    expect([outcomeOf(answer), answer.headers.get('retry-after')]).toEqual([[503, 'busy'], '5'])
    expect((await send(shop, 'login', { email, password })).text).toBe(
      'Gerade ist zu viel los, und nichts wurde geändert. Bitte gleich noch einmal versuchen.',
    )
    kysely.transaction = () => {
      throw new Error('The database is gone.')
    }
    const { status, text } = await post(shop, 'login', { email, password })
    expect([status, text]).toEqual([500, 'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.'])
  })
})

describe('R6.01 logging in', () => {
  it('gives a cookie that scripts and other sites cannot reach, kept as a hash', async () => {
    const { shop } = await withCustomer()
    const set = (await post(shop, 'login', { email, password })).headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^customer_anlass=[\w-]{43};.*; HttpOnly; SameSite=Lax$/)
    const secret = /=([\w-]+)/.exec(set)?.[1] ?? ''
    const { secret_hash } = await shop.database.kysely.selectFrom('customer_sessions').selectAll().executeTakeFirstOrThrow()
    expect(secret_hash).toBe(hashSecret(secret))
    expect(await dataOf(shop, `customer_anlass=${secret_hash}`)).toBeNull()
  })

  it('gives one that only this host can set, and that travels by TLS alone, where the shop has it', async () => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true', SHOP_HOSTS: 'anlass.example=anlass:de' } })
    await addCustomer(shop)
    const proxied = { origin: 'https://anlass.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'anlass.example' }
    const answer = await post(shop, 'login', { email, password }, proxied)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-customer_anlass=.*; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = cookieOf(answer)
    expect(await dataOf(shop, cookie, proxied)).toMatchObject({ email })
    expect(await dataOf(shop, cookie.replace('__Host-', ''), proxied)).toBeNull()
  })

  it('is an account of one brand: the other knows neither its cookie nor its password', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const ofOther = { 'x-channel': 'myposter' }
    expect(await dataOf(shop, cookie)).toMatchObject({ email })
    expect(await dataOf(shop, cookie.replace('anlass', 'myposter'), ofOther)).toBeNull()
    expect((await post(shop, 'login', { email, password, channel: 'myposter' })).status).toBe(401)
    await post(shop, 'signup', { email, password, channel: 'myposter' })
    const code = codeIn(await lastMail(shop))
    expect((await post(shop, 'signup-confirm', { code, password })).status).toBe(404)
    const opened = await post(shop, 'signup-confirm', { code, password, channel: 'myposter' })
    expect(await dataOf(shop, `${cookie}; ${cookieOf(opened)}`, ofOther)).toMatchObject({ email, firstName: '' })
  })

  it('is held up after five wrong passwords from one place, there alone, and not by a new password', async () => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true' } })
    await addCustomer(shop)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const guess = (to: string, address: string, guessed = 'falsch') => post(shop, 'login', { email: to, password: guessed }, from(address))
    for (let times = 0; times < 5; times++) expect((await guess(email, '203.0.113.9')).status).toBe(401)
    expect(outcomeOf(await guess(email, '203.0.113.9', password))).toEqual([429, 'too-many'])
    expect((await guess(email, '198.51.100.7', password)).status).toBe(200)
    await post(shop, 'password-reset', { email }, from('203.0.113.9'))
    const set = { code: codeIn(await lastMail(shop)), newPassword: otherPassword }
    expect((await post(shop, 'password-reset-confirm', set, from('203.0.113.9'))).status).toBe(200)
  })

  it('puts a new session in the place of the one before', async () => {
    const { shop, logIn } = await withCustomer()
    const before = await logIn()
    await post(shop, 'login', { email, password }, { cookie: before })
    expect(await dataOf(shop, before)).toBeNull()
    expect(await countOf(shop, 'customer_sessions')).toBe(1)
  })

  it('ends after 30 days, by logging out, and everywhere at once', async () => {
    const { shop, logIn } = await withCustomer()
    const [phone, tablet, computer] = [await logIn(), await logIn(), await logIn()]
    const left = await post(shop, 'logout', {}, { cookie: phone })
    expect([outcomeOf(left), left.headers.get('set-cookie')]).toEqual([[200, 'logged-out'], expect.stringContaining('Max-Age=0')])
    expect([await dataOf(shop, phone), (await dataOf(shop, tablet)).sessions.length]).toEqual([null, 2])
    await post(shop, 'logout', { everywhere: 'on' }, { cookie: tablet })
    expect(await dataOf(shop, computer)).toBeNull()

    const last = await logIn()
    const { expires_at } = await shop.database.kysely.selectFrom('customer_sessions').selectAll().executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(30)
    await shop.database.kysely.updateTable('customer_sessions').set({ expires_at: new Date().toISOString() }).execute()
    expect(await dataOf(shop, last)).toBeNull()
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_sessions')).toBe(0)
  })

  it('stands in no page, and in no cache', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const answer = await shop.visit('/web-api/customer-data', { headers: { cookie } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await shop.publishPage('anlass/kundenkonto', {
      body: [{ _uid: 'a', component: 'customer_account', signUpSent: 'a', welcome: 'b', passwordResetSent: 'c' }],
    })
    expect((await shop.visit('/kundenkonto/', { headers: { cookie } })).text).not.toContain(email)
  })
})

describe('R6.01 a new password', () => {
  it('is set by a mail’s code, once, and ends every session but the one that begins with it', async () => {
    const { shop, logIn } = await withCustomer()
    const before = await logIn()
    expect(outcomeOf(await post(shop, 'password-reset', { email }))).toEqual([200, 'password-reset-sent'])
    const mail = await lastMail(shop)
    const code = codeIn(mail)
    expect(mail.text).toContain(`${origin}/kundenkonto/?passwort=${code}#customer-new-password`)
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: 'kurz' })).status).toBe(422)

    const set = await post(shop, 'password-reset-confirm', { code, newPassword: otherPassword })
    expect(outcomeOf(set)).toEqual([200, 'password-changed'])
    expect([await dataOf(shop, before), (await dataOf(shop, cookieOf(set))).email]).toEqual([null, email])
    expect((await post(shop, 'login', { email, password })).status).toBe(401)
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: password })).status).toBe(404)
    expect((await lastMail(shop)).subject).toBe('Das Passwort bei Anlass ist geändert')
  })

  it('answers alike for an address that nobody has, to which a mail says so', async () => {
    const { shop } = await withCustomer()
    const known = await post(shop, 'password-reset', { email })
    const unknown = await post(shop, 'password-reset', { email: 'niemand@example.org' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect((await lastMail(shop)).subject).toBe('Kein Kundenkonto bei Anlass zu dieser Adresse')
  })

  it('is no more after an hour, and not for the other brand', async () => {
    const { shop } = await withCustomer()
    await post(shop, 'password-reset', { email })
    const set = { code: codeIn(await lastMail(shop)), newPassword: otherPassword }
    expect((await post(shop, 'password-reset-confirm', { ...set, channel: 'myposter' })).status).toBe(404)
    const { expires_at } = await shop.database.kysely.selectFrom('customer_password_links').selectAll().executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(60)
    await shop.database.kysely.updateTable('customer_password_links').set({ expires_at: new Date().toISOString() }).execute()
    expect((await post(shop, 'password-reset-confirm', set)).status).toBe(404)
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_password_links')).toBe(0)
  })

  it('asks for the old one in the account, ends all other sessions, and lets no link set another', async () => {
    const { shop, logIn } = await withCustomer()
    const [here, elsewhere] = [await logIn(), await logIn()]
    await post(shop, 'password-reset', { email })
    const code = codeIn(await lastMail(shop))
    const change = (old: string, cookie = here) => post(shop, 'password', { password: old, newPassword: otherPassword }, { cookie })
    expect(outcomeOf(await change('falsch'))).toEqual([422, 'password-confirm-error'])
    expect(outcomeOf(await change(password, 'customer_anlass=gefaelscht'))).toEqual([401, 'not-logged-in'])
    expect(outcomeOf(await change(password))).toEqual([200, 'password-changed'])
    expect([(await dataOf(shop, here)).email, await dataOf(shop, elsewhere)]).toEqual([email, null])
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: password })).status).toBe(404)
  })
})

describe('R6.01 the account', () => {
  it('keeps a name, or none', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    expect(outcomeOf(await post(shop, 'data', { firstName: ' Änne ', lastName: '' }, { cookie }))).toEqual([200, 'saved'])
    expect(await dataOf(shop, cookie)).toMatchObject({ firstName: 'Änne', lastName: '' })
    expect(outcomeOf(await post(shop, 'data', { firstName: 'x'.repeat(61) }, { cookie }))).toEqual([422, 'account-error'])
  })

  it('gives all that is kept of somebody as a file, and none to others', async () => {
    const { shop, logIn } = await withCustomer()
    const file = (cookie: string) => shop.visit('/web-api/customer-data?channel=anlass&locale=de-DE&download=on', { headers: { cookie } })
    const answer = await file(await logIn())
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="anlass-kundenkonto.json"')
    expect(JSON.parse(answer.text).customer).toEqual({
      email,
      firstName: 'Anna',
      lastName: 'Ott',
      customerSince: '2026-11-01T10:00:00.000Z',
      sessions: [{ since: expect.any(String), until: expect.any(String) }],
    })
    const refused = await file('')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `${origin}/kundenkonto/#customer-not-logged-in`])
  })

  it('is deleted with its password, and with it sessions, links and the mails of the outbox, of no one else', async () => {
    const { shop, logIn } = await withCustomer()
    await addCustomer(shop, { channel: 'myposter' })
    await post(shop, 'password-reset', { email, channel: 'myposter' })
    await post(shop, 'password-reset', { email })
    const [here, elsewhere] = [await logIn(), await logIn()]
    expect(outcomeOf(await post(shop, 'delete', { password: 'falsch' }, { cookie: here }))).toEqual([422, 'password-confirm-error'])
    expect(outcomeOf(await post(shop, 'delete', { password }, { cookie: here }))).toEqual([200, 'deleted'])
    expect([await dataOf(shop, here), await dataOf(shop, elsewhere), await countOf(shop, 'customer_sessions')]).toEqual([null, null, 0])
    const sent: string[] = []
    await deliverDueMails({ database: shop.database, send: async ({ from }) => void sent.push(from.name), onError: () => {} }, new Date())
    expect(sent).toEqual(['myposter'])
    expect(await shop.database.kysely.selectFrom('customers').select('channel').execute()).toEqual([{ channel: 'myposter' }])
    expect((await post(shop, 'login', { email, password })).status).toBe(401)
  })
})

it('where the back end is elsewhere, it has the accounts', async () => {
  const shop = await openTestShop({ environment: { SHOP_API_URL: 'http://127.0.0.1:9' } })
  expect((await post(shop, 'signup', { email, password })).status).toBe(502)
})
