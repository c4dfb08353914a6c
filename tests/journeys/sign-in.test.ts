import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localAddress } from '../../server/listen.ts'
import { launchChromium, newVisitor } from '../chromium.ts'
import { startShop } from '../running-shop.ts'

/** A page of somebody else's on the same host. */
const elsewhere = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Anderswo</title>'),
)

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
let password: string
let id: number

beforeAll(async () => {
  await new Promise<void>((listening) => elsewhere.listen(0, 'localhost', listening))
  shop = await startShop()
  password = / password (\S+)/.exec(shop.output())?.[1] ?? ''
  id = await shop.publishPage('anlass/neu', {})
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  elsewhere.close()
})

/** Asks from a page's own script, with the cookies that the browser has for the address. Answers the status, 0 when it may not be read. */
function ask(page: Page, method: string, path: string, body?: object): Promise<number> {
  const sent = { url: new URL(path, shop.studio).href, method, body: body && JSON.stringify(body) }
  return page.evaluate(async ({ url, method, body }) => {
    const answer = await fetch(url, {
      method,
      body,
      credentials: 'include',
      mode: url.startsWith(location.origin) ? 'same-origin' : 'no-cors',
    })
    return answer.status
  }, sent)
}

const isPublished = async () => {
  const row = await shop.store.database.kysely.selectFrom('stories').select('published_at').where('id', '=', id).executeTakeFirstOrThrow()
  return row.published_at !== null
}

describe('a person who signs in to the studio', () => {
  it('writes from its pages, and no other page writes for them, not even one on the same host', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(`${shop.studio}/_blocks`)
    expect(await ask(page, 'GET', '/v1/session')).toBe(401)
    expect(await ask(page, 'POST', '/v1/session', { email: 'admin@localhost', password })).toBe(201)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await ask(page, 'GET', '/v1/session')).toBe(200)
    expect(await ask(page, 'PUT', `/v1/spaces/1/stories/${id}`, { story: { name: 'Neu' } })).toBe(200)

    // To the browser all ports of a host are one site, so it sends the cookie along from there.
    const other = await page.context().newPage()
    await other.goto(localAddress(elsewhere))
    await ask(other, 'GET', `/v1/spaces/1/stories/${id}/unpublish`)
    expect(await isPublished()).toBe(true)
    expect(await ask(page, 'GET', `/v1/spaces/1/stories/${id}/unpublish`)).toBe(200)
    expect(await isPublished()).toBe(false)

    expect(await ask(page, 'DELETE', '/v1/session')).toBe(204)
    expect(await ask(page, 'GET', '/v1/session')).toBe(401)
  })
})
