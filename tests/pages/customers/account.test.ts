import { describe, expect, it } from 'vitest'
import { deliverDueMails } from '../../../server/mail/deliver-mails.ts'
import { addCustomer, countOf, dataOf, email, origin, outcomeOf, password, post, withCustomer } from './test-customers.ts'

describe('R6.01 the account', () => {
  it('keeps a name, or none', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    expect(outcomeOf(await post(shop, 'data', { firstName: ' Änne ', lastName: '' }, { cookie }))).toEqual([200, 'saved'])
    expect(await dataOf(shop, cookie)).toMatchObject({ firstName: 'Änne', lastName: '' })
    expect(outcomeOf(await post(shop, 'data', { firstName: 'x'.repeat(61) }, { cookie }))).toEqual([422, 'account-error'])
  })

  it('takes no name from a form that was filled in for somebody else', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const names = { firstName: 'Berta', lastName: 'Berg' }
    expect(outcomeOf(await post(shop, 'data', { ...names, email: 'berta@example.org' }, { cookie }))).toEqual([401, 'not-logged-in'])
    expect(await dataOf(shop, cookie)).toMatchObject({ firstName: 'Anna', lastName: 'Ott' })
    expect(outcomeOf(await post(shop, 'data', { ...names, email }, { cookie }))).toEqual([200, 'saved'])
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
