import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { noFlags, type Visitor } from '../../server/flags/flags.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { outboxMails } from '../outbox-mails.ts'
import { openTestShop } from '../test-shop.ts'
import { openTestStudio } from '../test-studio.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const anna = {
  email: 'Anna@Example.org',
  firstName: 'Anna',
  lastName: 'Ott',
  birthday: '1990-12-31',
  weddingDate: '2027-05-08',
  consent: true,
}

const post = (shop: Shop, path: string, body: object, headers: Record<string, string> = {}) =>
  shop.visit(`/web-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** As a browser sends a form without script. */
const send = (shop: Shop, path: string, fields: Record<string, string>) =>
  shop.visit(`/web-api/${path}`, { method: 'POST', body: new URLSearchParams(fields) })

const locationOf = ({ status, headers }: Awaited<ReturnType<typeof send>>) => [status, headers.get('location')]

const codeIn = ({ text }: Mail) => /bestaetigen=([\w-]+)/.exec(text)?.[1] ?? ''
const leavingCodeIn = ({ text }: Mail) => /abmelden=([\w-]+)/.exec(text)?.[1] ?? ''
const voucherIn = ({ text }: Mail) => /^\w{4}-\w{4}-\w{4}$/m.exec(text)?.[0] ?? ''

const subscribers = ({ database }: Shop) => database.kysely.selectFrom('newsletter_subscriptions').selectAll().execute()

/** Lets the last mail of everybody be longer ago. */
const waitLonger = ({ database }: Shop) =>
  database.kysely
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()

async function withSubscriber() {
  const shop = await openTestShop()
  await post(shop, 'newsletter-subscribe', anna)
  const [mail] = (await outboxMails(shop)) as [Mail]
  return { shop, mail, code: codeIn(mail) }
}

describe('R5.05 R7.13 subscribing', () => {
  it('has a mail ask first, and sends the voucher once the address is confirmed', async () => {
    const { shop, mail, code } = await withSubscriber()
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Bitte bestätigen: Newsletter von Anlass' })
    expect(mail.text).toContain(`http://localhost:3000/newsletter/antwort/?bestaetigen=${code}`)

    expect(JSON.parse((await post(shop, 'newsletter-confirm', { code })).text)).toEqual({ outcome: 'confirmed' })
    const [, voucher] = (await outboxMails(shop)) as [Mail, Mail]
    expect(voucher.text).toMatch(/^Guten Tag Anna Ott,/)
    expect(voucher.subject.replace(/\s/g, ' ')).toBe('Der Gutschein über 5,00 € von Anlass')
    const asked = await shop.visit(`/web-api/voucher?code=${voucherIn(voucher).toLowerCase().replaceAll('-', ' ')}`)
    expect(JSON.parse(asked.text)).toMatchObject({ code: voucherIn(voucher), value: { cents: 500, currency: 'eur' } })
  })

  it('is refused at a port that is not the shop’s, to which the mail would lead', async () => {
    const shop = await openTestShop({ environment: { SHOP_HOSTS: 'shop.example=anlass', SHOP_URL: 'http://shop.example:8080' } })
    const subscribeAt = (port: string) =>
      shop.visit(`http://shop.example${port}/web-api/newsletter-subscribe`, {
        method: 'POST',
        body: new URLSearchParams({ ...anna, consent: 'on' }),
      })
    expect((await subscribeAt(':6666')).status).toBe(400)
    expect(await outboxMails(shop)).toEqual([])
    expect((await subscribeAt(':8080')).status).toBe(303)
    expect((await outboxMails(shop)).map(({ text }) => text)).toEqual([
      expect.stringContaining('http://shop.example:8080/newsletter/antwort/'),
    ])
  })

  it('gives one voucher, however often the link is opened, also twice at once', async () => {
    const { shop, code } = await withSubscriber()
    const answers = await Promise.all([1, 2, 3].map(() => post(shop, 'newsletter-confirm', { code })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await outboxMails(shop)).toHaveLength(2)
  })

  it('keeps what was filled in, and the sentence that was agreed to', async () => {
    const { shop } = await withSubscriber()
    expect(await subscribers(shop)).toEqual([
      expect.objectContaining({
        channel: 'anlass',
        country: 'de',
        email: 'anna@example.org',
        first_name: 'Anna',
        last_name: 'Ott',
        birthday: '1990-12-31',
        wedding_date: '2027-05-08',
        consent: 'Ja, ich möchte den Newsletter von Anlass per\u00a0E\u2060-\u2060Mail bekommen. Abmelden ist jederzeit möglich.',
        confirmed_at: null,
      }),
    ])
  })

  it('puts nothing into the first mail that a stranger may have typed', async () => {
    const shop = await openTestShop()
    await post(shop, 'newsletter-subscribe', { ...anna, firstName: 'Gewinn auf https://boese.example' })
    expect(JSON.stringify(await outboxMails(shop))).not.toContain('boese')
  })

  it('needs no more than the address and the consent', async () => {
    const shop = await openTestShop()
    expect((await post(shop, 'newsletter-subscribe', { email: 'a@b.de', consent: true, firstName: '', birthday: '' })).status).toBe(200)
  })

  it.each([
    [{ email: '' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    [{ email: 'anna' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    [{ email: 'anna@example.org\r\nBcc: alle@example.org' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
    [{ consent: undefined }, 'consent', 'Bitte dem Empfang des Newsletters zustimmen.'],
    [{ firstName: 'x'.repeat(61) }, 'firstName', 'Der Vorname darf höchstens 60 Zeichen haben.'],
    [{ birthday: '2190-01-01' }, 'birthday', 'Bitte einen Geburtstag zwischen 1900 und heute eingeben.'],
    [{ weddingDate: '8.5.2027' }, 'weddingDate', 'Bitte ein Datum zwischen 1900 und 2100 eingeben.'],
  ])('R3.20 says at the field what is wrong: %j', async (fields, field, message) => {
    const shop = await openTestShop()
    const { status, text } = await post(shop, 'newsletter-subscribe', { ...anna, ...fields })
    expect([status, JSON.parse(text).issues]).toEqual([422, [{ field, message }]])
    expect(await subscribers(shop)).toEqual([])
  })

  it('tells nobody whether an address is known, and fills no mailbox', async () => {
    const { shop, code } = await withSubscriber()
    await post(shop, 'newsletter-confirm', { code })
    const again = () => post(shop, 'newsletter-subscribe', { ...anna, email: ' anna@EXAMPLE.org ', firstName: 'Somebody' })
    expect(JSON.parse((await again()).text)).toEqual({ outcome: 'sent' })
    expect(await outboxMails(shop)).toHaveLength(2)

    await waitLonger(shop)
    await Promise.all([again(), again()])
    const mails = await outboxMails(shop)
    expect(mails.slice(2).map(({ subject }) => subject)).toEqual(['Schon angemeldet: Newsletter von Anlass'])
    expect(await subscribers(shop)).toEqual([expect.objectContaining({ first_name: 'Anna' })])
  })

  it('asks again who has not confirmed, with the same code', async () => {
    const { shop, code } = await withSubscriber()
    await waitLonger(shop)
    await post(shop, 'newsletter-subscribe', anna)
    expect((await outboxMails(shop)).map(codeIn)).toEqual([code, code])
  })

  it('forgets who does not confirm within two weeks', async () => {
    const { shop, code } = await withSubscriber()
    const subscribed_at = new Date(Date.now() - 15 * 86_400_000).toISOString()
    await shop.database.kysely.updateTable('newsletter_subscriptions').set({ subscribed_at }).execute()
    expect((await post(shop, 'newsletter-confirm', { code })).status).toBe(404)
    await post(shop, 'newsletter-subscribe', { ...anna, email: 'berta@example.org' })
    expect((await subscribers(shop)).map(({ email }) => email)).toEqual(['berta@example.org'])
  })

  it('tells the flag service of a visitor who is in a test, and only of one who has subscribed', async () => {
    const tracked: [string, string][] = []
    const flags = { ...noFlags, track: ({ key }: Visitor, { type }: { type: string }) => void tracked.push([key, type]) }
    const shop = await openTestShop({ flags })
    const cookie = 'splitIoUserKey=3f1c2f9e-8a7b-4c1d-9e2f-0a1b2c3d4e5f'
    await post(shop, 'newsletter-subscribe', { ...anna, email: '' }, { cookie })
    await post(shop, 'newsletter-subscribe', anna)
    await post(shop, 'newsletter-subscribe', anna, { cookie })
    expect(tracked).toEqual([['3f1c2f9e-8a7b-4c1d-9e2f-0a1b2c3d4e5f', 'newsletter']])
  })

  it('takes programs that fill in every field for what they are, and does not tell them', async () => {
    const shop = await openTestShop()
    const { status } = await post(shop, 'newsletter-subscribe', { ...anna, website: 'https://spam.example' })
    expect([status, await subscribers(shop)]).toEqual([200, []])
  })

  it('writes in the name of the brand and country whose form it was', async () => {
    const shop = await openTestShop()
    await post(shop, 'newsletter-subscribe', { ...anna, channel: 'myposter', locale: 'de-AT' })
    await post(shop, 'newsletter-subscribe', anna, { 'x-channel': 'anlass', 'x-locale': 'de-CH' })
    const [myposter, swiss] = (await outboxMails(shop)) as [Mail, Mail]
    expect(myposter.from).toEqual({ name: 'myposter', address: 'servus@myposter.example' })
    expect(myposter.text).toContain('http://localhost:3000/myposter/at/newsletter/antwort?bestaetigen=')
    expect(swiss.from.address).toBe('gruezi@anlass.example')
    expect(swiss.text).toContain('http://localhost:3000/ch/newsletter/antwort/?bestaetigen=')
  })

  it.each([
    ['nothing', {}, 'x'.repeat(20_000), 413],
    ['no JSON', {}, '{', 400],
    ['a list', {}, '[]', 400],
    ['a brand that there is not', {}, JSON.stringify({ ...anna, channel: 'blumen' }), 400],
    ['the form of another site', { 'sec-fetch-site': 'cross-site' }, JSON.stringify(anna), 403],
  ])('answers %s with a sentence', async (_, headers, body, expected) => {
    const shop = await openTestShop()
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const { status, text } = await shop.visit('/web-api/newsletter-subscribe', init)
    expect([status, JSON.parse(text).message]).toEqual([expected, expect.stringMatching(/^[A-ZÄÖÜ].*\.$/)])
  })
})

describe('unsubscribing', () => {
  async function withReader() {
    const { shop, code } = await withSubscriber()
    await post(shop, 'newsletter-confirm', { code })
    const [, mail] = (await outboxMails(shop)) as [Mail, Mail]
    return { shop, mail }
  }

  it('R5.05 is possible any time, by the link of every mail, and forgets the person; the voucher holds', async () => {
    const { shop, mail } = await withReader()
    const code = leavingCodeIn(mail)
    expect((await post(shop, 'newsletter-unsubscribe', { code })).status).toBe(200)
    expect(await subscribers(shop)).toEqual([])
    expect((await post(shop, 'newsletter-unsubscribe', { code })).status).toBe(404)
    expect((await shop.visit(`/web-api/voucher?code=${voucherIn(mail)}`)).status).toBe(200)
  })

  it('does not forget when the last mail was sent: whoever subscribes again at once gets no second voucher', async () => {
    const { shop, mail } = await withReader()
    const again = () => post(shop, 'newsletter-subscribe', anna)
    await post(shop, 'newsletter-unsubscribe', { code: leavingCodeIn(mail) })
    expect(JSON.parse((await again()).text)).toEqual({ outcome: 'sent' })
    expect([await subscribers(shop), (await outboxMails(shop)).length]).toEqual([[], 2])

    await waitLonger(shop)
    await again()
    expect((await outboxMails(shop)).slice(2).map(({ subject }) => subject)).toEqual(['Bitte bestätigen: Newsletter von Anlass'])
  })

  it('is one click of a mail program', async () => {
    const { shop, mail } = await withReader()
    const { pathname, search } = new URL(mail.unsubscribeAddress ?? '')
    const { status } = await shop.visit(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect([status, await subscribers(shop)]).toEqual([204, []])
  })
})

describe('R2.34 a form without script', () => {
  const fields = { channel: 'anlass', locale: 'de-AT', email: 'anna@example.org', consent: 'on', website: '' }
  const page = '/at/newsletter/antwort/'

  it('leads to the page that says what came of it', async () => {
    const shop = await openTestShop()
    const answer = (outcome: string) => [303, `http://localhost:3000${page}#newsletter-${outcome}`]
    expect(locationOf(await send(shop, 'newsletter-subscribe', fields))).toEqual(answer('sent'))
    const [mail] = (await outboxMails(shop)) as [Mail]
    const code = { ...fields, code: codeIn(mail) }
    expect(locationOf(await send(shop, 'newsletter-confirm', code))).toEqual(answer('confirmed'))
    expect(locationOf(await send(shop, 'newsletter-unsubscribe', code))).toEqual(answer('unsubscribed'))
    expect(locationOf(await send(shop, 'newsletter-unsubscribe', code))).toEqual(answer('unknown-code'))
    expect(locationOf(await send(shop, 'newsletter-subscribe', { ...fields, birthday: 'gestern' }))).toEqual(answer('refused'))
  })
})

it('a voucher that there is not, or of the other brand, is 404 with a sentence', async () => {
  const { shop, code } = await withSubscriber()
  await post(shop, 'newsletter-confirm', { code })
  const voucher = voucherIn((await outboxMails(shop))[1] as Mail)
  const ask = (query: string, channel = 'anlass') => shop.visit(`/web-api/voucher${query}`, { headers: { 'x-channel': channel } })
  for (const answer of [await ask(''), await ask('?code=ABCD'), await ask(`?code=${voucher}`, 'myposter')])
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([404, 'Diesen Gutschein gibt es nicht, oder er gilt nicht mehr.'])
  await shop.database.kysely.updateTable('vouchers').set({ valid_until: new Date().toISOString() }).execute()
  expect((await ask(`?code=${voucher}`)).status).toBe(404)
})

it('where the back end is elsewhere, it has the newsletter', async () => {
  const shop = await openTestShop({ environment: { SHOP_API_URL: 'http://127.0.0.1:9' } })
  expect((await post(shop, 'newsletter-subscribe', anna)).status).toBe(502)
  expect(await subscribers(shop)).toEqual([])
})

describe('the outbox', () => {
  it('shows admins the mails and who reads the newsletter, and says why they are not sent', async () => {
    const studio = await openTestStudio()
    await post(studio, 'newsletter-subscribe', { ...anna, email: '<b>anna</b>@example.org'.replace(/<\/?b>/g, '') })
    const ask = (path: string, token = studio.admin.token) => studio.studio(path, { headers: { authorization: token } })
    const page = await ask('/outbox')
    expect(page.text).toContain('Bitte bestätigen: Newsletter von Anlass')
    expect(page.text).toContain('<code>SMTP_URL</code>')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const { token } = await studio.join({ email: 'e@example.org', name: 'Eda', role: 'editor' })
    expect([(await ask('/outbox', token)).status, (await ask('/outbox/subscribers.csv', token)).status]).toEqual([403, 403])
    expect((await studio.studio('/outbox')).status).toBe(403)
  })

  it('has who confirmed as a table, in which nothing is calculated', async () => {
    const studio = await openTestStudio()
    await post(studio, 'newsletter-subscribe', { ...anna, firstName: '=1+1', lastName: 'O"tt' })
    const table = async () => (await studio.studio('/outbox/subscribers.csv', { headers: { authorization: studio.admin.token } })).text
    expect((await table()).split('\r\n')).toHaveLength(2)
    await post(studio, 'newsletter-confirm', { code: codeIn((await outboxMails(studio))[0] as Mail) })
    expect(await table()).toContain(`"anlass","de","anna@example.org","'=1+1","O""tt","1990-12-31","2027-05-08"`)
  })
})

// A disk is filled by a limit that SQLite alone has.
describe.skipIf(inject('postgres') !== undefined)('a full disk', () => {
  it('is said in the shop’s words, and the form can be sent again', async () => {
    const shop = await openTestShop()
    const subscribe = (number: number) => send(shop, 'newsletter-subscribe', { email: `a${number}@example.org`, consent: 'on' })
    expect((await subscribe(0)).status).toBe(303)
    await sql`pragma max_page_count = 1`.execute(shop.database.kysely)
    // Some more fit in what is there.
    const answers = []
    for (let number = 1; number < 50 && answers.at(-1)?.status !== 503; number++) answers.push(await subscribe(number))
    const full = answers.at(-1)
    expect([full?.status, full?.headers.get('retry-after'), full?.text]).toEqual([
      503,
      '60',
      expect.stringContaining('nichts wurde geändert'),
    ])
    expect(await subscribers(shop)).toHaveLength(answers.length)
    await sql`pragma max_page_count = 1000000`.execute(shop.database.kysely)
    expect((await subscribe(answers.length)).status).toBe(303)
  })
})
