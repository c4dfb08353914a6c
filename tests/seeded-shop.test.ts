import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience, startShop } from './running-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>

beforeAll(async () => {
  shop = await startShop(patience)
})
afterAll(() => shop?.stop())

/** Asks the host that an address names, whether or not this machine can look it up. */
function visit(address: string): Promise<{ status: number; text: string }> {
  const { host, pathname, search } = new URL(address)
  const { port } = new URL(shop.shop)
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}

async function addressesOf(origin: string): Promise<string[]> {
  const { text } = await visit(`${origin}/sitemap.xml`)
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
}

/** What is wrong with the pages of a brand's sitemap, of which there must be more than so many. */
async function brokenPages(origin: string, least: number): Promise<string[]> {
  const addresses = await addressesOf(origin)
  expect(addresses.length).toBeGreaterThan(least)
  const wrong: string[] = []
  for (const address of addresses) {
    const { status, text } = await visit(address)
    if (status !== 200 || h1s(text) !== 1 || !text.includes('</footer>'))
      wrong.push(`${address}: ${status} ${titleOf(text)}, ${h1s(text)} h1`)
  }
  return wrong
}

const h1s = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''

describe('a fresh shop', () => {
  it('R2.02 R2.12 R2.13 every address of the card brand’s sitemap is a whole page, in three countries', async () => {
    expect(await brokenPages(shop.shop, 600)).toEqual([])
  }, 180_000)

  it('every address of the wall-art brand’s sitemap is a whole page, in three countries', async () => {
    expect(await brokenPages(shop.posters, 80)).toEqual([])
  }, 120_000)

  it('says all its own words as one writes in Switzerland there', async () => {
    const swiss = (await addressesOf(shop.shop)).filter((address) => address.includes('/ch/'))
    const wrong: string[] = []
    for (const address of swiss) {
      // Pictures and what describes them are the same in every country.
      const text = (await visit(address)).text.replaceAll(/ alt="[^"]*"/g, '')
      const [found] = /[^<>"]{0,40}ß[^<>"]{0,40}/.exec(text) ?? []
      if (found) wrong.push(`${address}: ${found}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('every link on the pages leads somewhere', async () => {
    const pages = [
      ...(await addressesOf(shop.shop)).filter((address) => !/\/(at|ch)\//.test(address)),
      ...(await addressesOf(shop.posters)).filter((address) => !/\/(at|ch)(\/|$)/.test(address)),
    ]
    const targets = new Map<string, string>()
    for (const page of pages) {
      const { text } = await visit(page)
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"#]+)(?:#[^"]*)?"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), page)
        if (target.hostname.endsWith('localhost')) targets.set(target.href, page)
      }
    }
    const broken: string[] = []
    for (const [target, page] of targets) if ((await visit(target)).status !== 200) broken.push(`${page} → ${target}`)
    expect(broken).toEqual([])
  }, 180_000)

  it('R2.01 /_icons shows the sprite, with its own layout', async () => {
    const { status, text } = await visit(`${shop.shop}/_icons`)
    expect(status).toBe(200)
    expect(text).toContain('icons.svg#basket')
    expect(text).not.toContain('</footer>')
  })

  it('R2.05 /themes is theme 1461', async () => {
    const { text } = await visit(`${shop.shop}/themes`)
    expect(text).toContain('/themes/1461/')
  })
})
