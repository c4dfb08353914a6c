import { describe, expect, it } from 'vitest'
import { outboxMails } from '../../outbox-mails.ts'
import { anna, leavingCodeIn, post, subscribers, voucherIn, waitLonger, withReader } from './test-newsletter.ts'

describe('unsubscribing', () => {
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
