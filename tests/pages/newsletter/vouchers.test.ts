import { expect, it } from 'vitest'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { post, voucherIn, withSubscriber } from './test-newsletter.ts'

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
