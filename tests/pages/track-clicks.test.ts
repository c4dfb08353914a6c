import { describe, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { browser, crawler, openTested, phone, someone } from '../tested-page.ts'

const known = { ...browser, cookie: `splitIoUserKey=${someone}` }
const here = { origin: 'http://localhost:3000' }

async function openClicked(environment: Record<string, string> = {}) {
  const shop = await openTested(() => true, ['farbe'], { environment })
  const send = (body: unknown, headers: Record<string, string> = { ...known, ...here }, address = '/_track') =>
    shop.visit(address, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
  return { ...shop, send }
}

describe('a click in a variant', () => {
  it('is tracked for the visitor, with the name of the flag, and answered with nothing', async () => {
    const { send, tracked } = await openClicked()
    const { status, text, headers } = await send({ clicked: ['farbe', 'anrede', 'farbe'] }, { ...known, ...phone, ...here })
    expect([status, text, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([204, '', 'no-store', null])
    const visitor = { key: someone, channel: 'anlass', mobileDevice: true, consents: true }
    expect(tracked).toEqual([
      { visitor, event: { type: 'click', properties: { flag: 'farbe' } } },
      { visitor, event: { type: 'click', properties: { flag: 'anrede' } } },
    ])
  })

  it('is one of the other brand’s visitor at its host', async () => {
    const { send, tracked } = await openClicked()
    const posters = 'http://myposter.localhost:3000'
    expect((await send({ clicked: ['farbe'] }, { ...known, origin: posters }, `${posters}/_track`)).status).toBe(204)
    expect(tracked).toMatchObject([{ visitor: { channel: 'myposter' } }])
  })

  it('of who has no key, or a crawler, is not tracked', async () => {
    const { send, tracked } = await openClicked()
    for (const headers of [browser, { ...known, ...crawler }, { ...browser, cookie: 'splitIoUserKey=anna' }])
      expect((await send({ clicked: ['farbe'] }, { ...headers, ...here })).status).toBe(204)
    expect(tracked).toEqual([])
  })

  it('of who sends Sec-GPC is one of a visitor who does not consent', async () => {
    const { send, tracked } = await openClicked()
    await send({ clicked: ['farbe'] }, { ...known, ...here, 'sec-gpc': '1' })
    expect(tracked).toMatchObject([{ visitor: { consents: false } }])
  })

  it.each([undefined, 'null', 'https://other.example', 'http://localhost:3001', 'http://myposter.localhost:3000'])(
    'is refused where it comes from %s',
    async (origin) => {
      const { send, tracked } = await openClicked()
      const { status, text } = await send({ clicked: ['farbe'] }, { ...known, ...(origin !== undefined && { origin }) })
      expect([status, JSON.parse(text).error, tracked]).toEqual([403, 'other-origin', []])
    },
  )

  it('comes through a proxy that speaks TLS, trusted or not', async () => {
    const origin = 'https://shop.example'
    const trusting = await openClicked({ TRUST_PROXY: 'true', SHOP_URL: origin, SHOP_HOSTS: 'shop.example=anlass' })
    const forwarded = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
    expect((await trusting.send({ clicked: ['farbe'] }, { ...known, ...forwarded, origin })).status).toBe(204)
    const direct = await openClicked()
    expect((await direct.send({ clicked: ['farbe'] }, { ...known, origin: 'https://localhost:3000' })).status).toBe(204)
  })

  it.each([
    'no JSON',
    '7',
    'null',
    { clicked: [] },
    { clicked: 'farbe' },
    { clicked: ['Fa rbe'] },
    { clicked: [1] },
    { clicked: Array.from({ length: 21 }, (_, index) => `flag-${index}`) },
  ])('%j is refused with what to write instead', async (body) => {
    const { send, tracked } = await openClicked()
    const { status, text } = await send(body)
    expect([status, JSON.parse(text), tracked]).toEqual([
      400,
      { error: 'bad-body', message: 'The body must be { "clicked": [ … ] } with the names of 1 to 20 flags.' },
      [],
    ])
  })

  it('in more than 4 kB is refused', async () => {
    const { send } = await openClicked()
    expect((await send({ clicked: ['x'.repeat(5_000)] })).status).toBe(413)
  })
})

it('only pages with variants have what tells of clicks', async () => {
  const { visit, publishPage } = await openClicked()
  await publishPage('anlass/ohne')
  const has = async (path: string) => (await visit(path, { headers: browser })).text.includes('flag-switch')
  expect([await has('/versand/'), await has('/ohne/')]).toEqual([true, false])
  expect(JSON.parse((await visit('/versand/_payload.json?build=test-build', { headers: browser })).text).elements).toHaveLength(1)
})

it('what React draws in a variant is marked as what the server draws, alike on both sides', async () => {
  const { visit, publishPage } = await openClicked()
  const body = [{ _uid: 'switch', component: 'flag_switch', flag: 'farbe', off: [], on: [exampleOf('delivery_date')] }]
  await publishPage('anlass/termin', { body })
  expect((await visit('/termin/', { headers: browser })).text).toContain('data-flags="farbe"')
  const { text } = await visit('/termin/_payload.json?build=test-build', { headers: browser })
  expect(text).toContain('"_flags":["farbe"]')
})
