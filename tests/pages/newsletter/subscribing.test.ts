import { describe, expect, it } from 'vitest'
import { noFlags, type Visitor } from '../../../server/flags/flags.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestShop } from '../../test-shop.ts'
import { anna, codeIn, post, subscribers, voucherIn, waitLonger, withSubscriber } from './test-newsletter.ts'

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
    [{ email: 'anna@example' }, 'email', 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.'],
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
})
