import { describe, expect, it } from 'vitest'
import { countAttempt } from '../../../server/credentials/attempts.ts'
import { customerPasswords } from '../../../server/credentials/password.ts'
import { forgetOver } from '../../../server/customers/customers.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestShop } from '../../test-shop.ts'
import {
  codeIn,
  cookieOf,
  countOf,
  dataOf,
  email,
  errorOf,
  lastMail,
  origin,
  otherPassword,
  outcomeOf,
  password,
  post,
  withCustomer,
} from './test-customers.ts'

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
    const again = await post(shop, 'signup-confirm', { code, password })
    expect(outcomeOf(again)).toEqual([404, errorOf.signUp])
    expect(JSON.parse(again.text).issues).toEqual([{ field: 'code', message: 'Dieser Code gilt nicht oder nicht mehr.' }])
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
    const [first, second] = (await outboxMails(shop)) as [Mail, Mail]
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
    const message = expect.stringMatching(/^Das ist nicht das Passwort, das für dieses Konto gewählt wurde\./)
    expect(JSON.parse(tried.text)).toMatchObject({ message, issues: [{ field: 'password', message }] })
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
    expect(await outboxMails(shop)).toHaveLength(3)
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
    expect(await outboxMails(shop)).toEqual([])
  })

  it('keeps no processor busy for who gets no mail any more', async () => {
    const shop = await openTestShop()
    const source = { kind: 'customer-sign-up', value: `anlass:${email}`, most: 3 }
    for (let sent = 0; sent < source.most; sent++) await countAttempt(shop.database, [source], new Date())
    const others = Promise.all([customerPasswords.hash('x'), customerPasswords.hash('x'), customerPasswords.hash('x')]).then(() => 'others')
    const answered = post(shop, 'signup', { email, password }).then((answer) => outcomeOf(answer)[1])
    expect(await Promise.race([others, answered])).toBe('sign-up-sent')
    await others
  })

  it('writes in the name of the brand and country whose form it was', async () => {
    const shop = await openTestShop()
    await post(shop, 'signup', { email, password, channel: 'myposter', locale: 'de-AT' })
    const mail = await lastMail(shop)
    expect(mail.from).toEqual({ name: 'myposter', address: 'servus@myposter.example' })
    expect(mail.text).toContain(`${origin}/myposter/at/kundenkonto?oeffnen=`)
  })
})
