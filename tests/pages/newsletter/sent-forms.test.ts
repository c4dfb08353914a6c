import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestShop } from '../../test-shop.ts'
import { anna, codeIn, locationOf, post, send, subscribers } from './test-newsletter.ts'

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

it('where the back end is elsewhere, it has the newsletter', async () => {
  const shop = await openTestShop({ environment: { SHOP_API_URL: 'http://127.0.0.1:9' } })
  expect((await post(shop, 'newsletter-subscribe', anna)).status).toBe(502)
  expect(await subscribers(shop)).toEqual([])
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
