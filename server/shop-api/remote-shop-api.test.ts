import { describe, expect, it } from 'vitest'
import { DesignQuery, designsQuestion } from '../../schemas/cards/design.ts'
import { photobookSetsQuestion } from '../../schemas/photobooks/photobook.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'
import { remoteShopApi, shopApiAddress } from './remote-shop-api.ts'
import { openTestBackEnd, shippingAt } from './test-back-end.ts'

const austria = { channel: 'anlass', locale: 'de-AT', country: 'at' } as const
const status = (code: number) => () => new Response('', { status: code })

it('asks for a channel and a locale, and shows the answer as long as it says', async () => {
  const { address, asked } = await openTestBackEnd({ maxAge: 60 })
  expect(await remoteShopApi(address).ask(austria, shippingQuestion, {})).toEqual({ data: shippingAt(499), lifeMs: 60_000 })
  expect(asked).toEqual([{ path: '/web-api/shipping-information', query: '', channel: 'anlass', locale: 'de-AT' }])
})

it('asks for designs with what narrows them down, and parses what it gets', async () => {
  const { address, asked, state } = await openTestBackEnd({ maxAge: 60 })
  const query = DesignQuery.parse({ color: ['rot', 'blau'], occasion: 'hochzeit', page: '2' })
  expect(await remoteShopApi(address).ask(austria, designsQuestion, query)).toEqual({
    data: { designs: [state.design], total: 1, filters: {} },
    lifeMs: 60_000,
  })
  expect(asked).toMatchObject([
    { path: '/web-api/themes', query: '?color[]=rot&color[]=blau&occasion=hochzeit&sort=sort&page=2&pageSize=12', locale: 'de-AT' },
  ])
  state.design = { ...state.design, picture: { src: 'javascript:alert(1)', focus: '' } }
  await expect(remoteShopApi(address).ask(austria, designsQuestion, query)).rejects.toThrow('must be a web address')
})

it('asks for one thing by its number in the path', async () => {
  const { address, asked } = await openTestBackEnd()
  await expect(remoteShopApi(address).ask(austria, photobookSetsQuestion, { designGroupSetId: 3, aspectRatio: 'square' })).rejects.toThrow()
  await expect(remoteShopApi(address).ask(austria, photobookSetsQuestion, { categoryIds: [1, 4] })).rejects.toThrow()
  expect(asked.map(({ path, query }) => path + query)).toEqual([
    '/web-api/photobook-design-group-set/3?aspectRatio=square',
    '/web-api/photobook-design-group-set?categoryIds[]=1&categoryIds[]=4',
  ])
})

it('what does not say how long it holds is shown for five minutes', async () => {
  const { address } = await openTestBackEnd()
  expect((await remoteShopApi(address).ask(austria, shippingQuestion, {})).lifeMs).toBe(300_000)
})

it('what says that it holds for no time is shown for a few seconds', async () => {
  const { address, state } = await openTestBackEnd()
  const headers = { 'cache-control': 'max-age=0, private, must-revalidate' }
  state.faults = [() => Response.json(shippingAt(499), { headers })]
  expect((await remoteShopApi(address).ask(austria, shippingQuestion, {})).lifeMs).toBe(3_000)
})

it('each country has its own back end where the address says so', () => {
  expect(shopApiAddress('https://api.example.{country}', { locale: 'de-CH' })).toBe('https://api.example.ch')
})

describe('a back end that fails', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('R7.17 with %s is asked once more', async (code) => {
    const { address, asked, state } = await openTestBackEnd()
    state.faults = [status(code)]
    expect((await remoteShopApi(address).ask(austria, shippingQuestion, {})).data).toEqual(shippingAt(499))
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['twice', [status(503), status(503)], 2, 'status 503'],
    ['with 404', [status(404)], 1, 'status 404'],
    ['with what is no JSON', [() => new Response('<html>')], 1, 'not valid JSON'],
    ['with another answer', [() => Response.json({ parcels: 'none' })], 1, 'parcels'],
    ['by not answering', [() => new Promise<Response>(() => {})], 1, 'The operation was aborted due to timeout'],
  ])('%s says what it did', async (_, faults, times, words) => {
    const { address, asked, state } = await openTestBackEnd()
    state.faults = faults
    const failed = await remoteShopApi(address)
      .ask(austria, shippingQuestion, {})
      .catch((error: Error) => error)
    expect(failed).toMatchObject({ name: 'ShopUnavailable', message: expect.stringContaining(words) })
    expect(asked).toHaveLength(times)
  })
})
