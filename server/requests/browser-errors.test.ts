import { describe, expect, it } from 'vitest'
import { openTestShop } from '../../tests/test-shop.ts'

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const headers = { origin: 'http://localhost:3000', 'user-agent': browser }
const error = {
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at f (http://localhost:3000/a.js:1:2)',
  path: '/faq/',
}

async function open() {
  const shop = await openTestShop()
  return {
    ...shop,
    tell: (body: unknown, more: Record<string, string> = {}) =>
      shop.visit('/_errors', { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...more } }),
    said: () => shop.lines.filter(({ msg }) => msg === 'something failed in a visitor’s browser'),
    counted: async () => /^anlass_browser_errors_total (\d+)/m.exec((await shop.visit('/metrics')).text)?.[1],
  }
}

describe('what fails in a browser', () => {
  it('is written into the log and counted', async () => {
    const { tell, said, counted } = await open()
    expect((await tell(error)).status).toBe(204)
    expect(said()).toMatchObject([{ level: 40, error: error.message, stack: error.stack, path: '/faq/', times: 1 }])
    expect(await counted()).toBe('1')
  })

  it('leaves out what may say who somebody is', async () => {
    const { tell, said } = await open()
    const about = 'Failed at http://localhost:3000/newsletter/?bestaetigen=AB12#oben: anna@example.org'
    await tell({ message: about, stack: `f@http://localhost:3000/a.js?x=1:2:3 ${about}`, path: '/newsletter/' })
    const clean = 'Failed at http://localhost:3000/newsletter/: [e-mail]'
    expect(said()).toMatchObject([{ error: clean, stack: `f@http://localhost:3000/a.js:2:3 ${clean}` }])
  })

  it('is not taken from other sites, nor from crawlers, nor when it is anything else', async () => {
    const { tell, said } = await open()
    expect((await tell(error, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await tell(error, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).status).toBe(204)
    expect((await tell({ ...error, message: 7 })).status).toBe(400)
    expect((await tell({ ...error, stack: 'a'.repeat(20_000) })).status).toBe(413)
    expect(said()).toEqual([])
  })
})
