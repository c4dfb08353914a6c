import { describe, expect, it } from 'vitest'
import { sampleWords } from '../../server/samples/sample-words.ts'
import { outboxMails } from '../outbox-mails.ts'
import { openTestShop } from '../test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const origin = 'http://localhost:3000'
const order = {
  designs: '1001 1003',
  name: 'Anna Ott',
  street: 'Birkenweg 3',
  postcode: '10999',
  city: 'Berlin',
  email: 'anna@example.org',
  wishes: 'Auf Kraftpapier,\nbitte.',
}

const visit = (shop: Shop, init: { body: string | URLSearchParams; headers?: Record<string, string> }) =>
  shop.visit('/web-api/sample-order', { method: 'POST', ...init, headers: { origin, ...init.headers } })

const post = async (shop: Shop, body: object, headers: Record<string, string> = {}) => {
  const { status, text } = await visit(shop, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
  return { status, answer: JSON.parse(text) }
}

/** As a browser sends a form without script. */
const send = (shop: Shop, fields: Record<string, string>) => visit(shop, { body: new URLSearchParams(fields) })

const ids = (count: number) => Array.from({ length: count }, (_, index) => 1001 + index).join(' ')

describe('R1.03 an order of sample cards', () => {
  it('tells the shop what to send where, and the customer what was ordered', async () => {
    const shop = await openTestShop()
    expect(await post(shop, order)).toEqual({ status: 200, answer: { outcome: 'ordered' } })
    const [toCustomer, toShop] = await outboxMails(shop)
    expect(toCustomer).toMatchObject({ to: 'anna@example.org', subject: expect.stringMatching(/^Musterkarten \w{4}-\w{4}: /) })
    expect(toCustomer?.text).toContain('- Olivenhain (Einladungskarte, Nr. 1001)')
    expect(toShop).toMatchObject({ to: toCustomer?.from.address, replyTo: 'anna@example.org' })
    expect(toShop?.text).toContain('Anna Ott\nBirkenweg 3\n10999 Berlin\nDE\nanna@example.org')
    expect(toShop?.text).toContain('Auf Kraftpapier,\nbitte.')
    const number = /\w{4}-\w{4}/.exec(toCustomer?.subject ?? '')?.[0]
    expect(toShop?.subject).toContain(number)
  })

  it('says to the customer nothing that was typed: somebody else may have typed the address', async () => {
    const shop = await openTestShop()
    const typed = { name: 'Billige Uhren', street: 'uhren.example', city: 'Uhrenstadt', wishes: 'Kauft Uhren!' }
    expect((await post(shop, { ...order, ...typed })).status).toBe(200)
    const [toCustomer] = await outboxMails(shop)
    expect(toCustomer?.text).not.toMatch(/[Uu]hren/)
    expect(toCustomer?.subject).not.toMatch(/[Uu]hren/)
  })

  it.each([
    ['de-DE', '10999', 3, 'Sie kosten nichts'],
    ['de-DE', '10999', 4, 'Betrag: 1,90\u00a0€'],
    ['de-AT', '1010', 5, 'Betrag: €\u00a03,80'],
    ['de-CH', '8001', 3, 'Sie kosten nichts'],
    ['de-CH', '8001', 6, 'Betrag: CHF\u00a010.50'],
  ])('R9.03 costs in %s (%s) for %i cards: %s', async (locale, postcode, count, words) => {
    const shop = await openTestShop()
    expect((await post(shop, { ...order, locale, postcode, designs: ids(count) })).status).toBe(200)
    for (const { text } of await outboxMails(shop)) expect(text).toContain(words)
  })

  it.each([
    [{ designs: '' }, 'designs'],
    [{ designs: 'olivenhain' }, 'designs'],
    [{ designs: ids(13) }, 'designs'],
    [{ designs: '1001 999999' }, 'designs'],
    [{ designs: ['1001'] }, 'designs'],
    [{ name: ' ' }, 'name'],
    [{ name: 'Anna\nBcc: alle@example.org' }, 'name'],
    [{ street: 'x'.repeat(121) }, 'street'],
    [{ postcode: '8001' }, 'postcode'],
    [{ city: undefined }, 'city'],
    [{ email: 'anna' }, 'email'],
    [{ wishes: 'x'.repeat(401) }, 'wishes'],
    [{ wishes: 'a\u0000b' }, 'wishes'],
  ])('with %j says what is wrong, and orders nothing', async (wrong, field) => {
    const shop = await openTestShop()
    const { status, answer } = await post(shop, { ...order, ...wrong })
    expect(status).toBe(422)
    expect(answer.issues.map((issue: { field: string }) => issue.field)).toEqual([field])
    expect(answer.issues[0].message).toMatch(/^[A-ZÄÖÜ].*\.$/)
    expect(await outboxMails(shop)).toEqual([])
  })

  it('comes from a browser without script, with the names of the designs', async () => {
    const shop = await openTestShop()
    const { designs: _, ...fields } = order
    const taken = await send(shop, { ...fields, designNames: 'Olivenhain\nZwei Ringe', website: '' })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${origin}/musterkarten/#sample-ordered`])
    const [, toShop] = await outboxMails(shop)
    expect(toShop?.text).toContain('Olivenhain\nZwei Ringe')
    expect(toShop?.text).toContain('Die ersten 3 kosten nichts, jede weitere 1,90')
    const refused = await send(shop, { ...fields, designNames: 'Olivenhain', postcode: '' })
    expect(refused.headers.get('location')).toBe(`${origin}/musterkarten/#sample-refused`)
  })

  it('is refused from another site, as a program fills it in, and in the brand without cards', async () => {
    const shop = await openTestShop()
    expect((await post(shop, order, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(shop, { ...order, website: 'https://uhren.example' })).status).toBe(200)
    expect((await post(shop, { ...order, channel: 'myposter' })).status).toBe(404)
    expect(await outboxMails(shop)).toEqual([])
  })

  it('that is sent again, since its answer was lost, is the same order, also when no further one would be taken', async () => {
    const shop = await openTestShop()
    for (const wishes of ['', 'a', 'b']) expect((await post(shop, { ...order, wishes })).status).toBe(200)
    expect(await post(shop, { ...order, wishes: '' })).toEqual({ status: 200, answer: { outcome: 'ordered' } })
    expect(await outboxMails(shop)).toHaveLength(6)
  })

  it('that comes several times in the same instant is one', async () => {
    const shop = await openTestShop()
    const atOnce = (orders: object[]) => Promise.all(orders.map((each) => post(shop, each)))
    // So that no one waits for a connection of its own.
    await atOnce([1, 2, 3, 4].map((number) => ({ ...order, email: `kundin${number}@example.org` })))
    const before = (await outboxMails(shop)).length
    await atOnce([order, order, order, order])
    expect(await outboxMails(shop)).toHaveLength(before + 2)
  })

  it('fills nobody’s mailbox', async () => {
    const shop = await openTestShop()
    const statuses = []
    for (const [wishes, email] of ['a@example.org', 'A@example.org', 'a@example.org', 'a@example.org', 'b@example.org'].entries())
      statuses.push((await post(shop, { ...order, email, wishes: `${wishes}` })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
    const { designs: _, ...fields } = order
    const withoutScript = await send(shop, { ...fields, email: 'a@example.org', designNames: 'Olivenhain' })
    expect([withoutScript.status, withoutScript.text]).toEqual([429, sampleWords('problem.toAddress')])
  })

  it.each(['[]', '{', ''])('that is %j is refused with a sentence', async (body) => {
    const shop = await openTestShop()
    const { status, text } = await visit(shop, { body, headers: { 'content-type': 'application/json' } })
    expect(status).toBe(400)
    expect(JSON.parse(text).message).toContain('nicht zu lesen')
  })

  it('that is too long is refused', async () => {
    const shop = await openTestShop()
    expect((await post(shop, { ...order, wishes: 'x'.repeat(20_000) })).status).toBe(413)
  })
})
