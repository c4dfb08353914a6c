import { describe, expect, it } from 'vitest'
import { DatabaseBusy } from '../../../server/database/when-free.ts'
import { openTestShop } from '../../test-shop.ts'
import { email, errorOf, origin, otherPassword, outcomeOf, password, post, send, withCustomer } from './test-customers.ts'

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

it('where the back end is elsewhere, it has the accounts', async () => {
  const shop = await openTestShop({ environment: { SHOP_API_URL: 'http://127.0.0.1:9' } })
  expect((await post(shop, 'signup', { email, password })).status).toBe(502)
})
