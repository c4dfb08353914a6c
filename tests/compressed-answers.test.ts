import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** A shop with some pages, and what is made of them for each who asks. */
async function openLongShop() {
  const shop = await openTestShop()
  const body = Array.from({ length: 40 }, (_, index) => headline(`Absatz ${index}`))
  for (let index = 0; index < 10; index++) await shop.publishPage(`anlass/lang-${index}`, { body, robots: 'index,follow' })
  const token = shop.settings.tokens.preview
  const asked = {
    'a draft’s page': [shop.shopProgram, `http://localhost:3000/lang-1/?${shop.editorQuery()}`],
    'what a listing asks': [shop.shopProgram, 'http://localhost:3000/web-api/themes'],
    'the sitemap': [shop.shopProgram, 'http://localhost:3000/sitemap.xml'],
    'stories for an editor': [shop.studioProgram, `http://localhost:3001/v2/cdn/stories?token=${token}`],
    'the gallery of blocks': [shop.studioProgram, 'http://localhost:3001/_blocks'],
  } as const
  const ask = async (name: keyof typeof asked, encoding: string, method = 'GET') => {
    const [program, address] = asked[name]
    const response = await program.request(address, { method, headers: { 'accept-encoding': encoding } })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { shop, names: Object.keys(asked) as (keyof typeof asked)[], ask }
}

describe('what is made for one request', () => {
  it('comes compressed to who takes that, and is the same', async () => {
    const { names, ask } = await openLongShop()
    for (const name of names) {
      const plain = await ask(name, 'identity')
      expect([name, plain.status, plain.headers.get('content-encoding')]).toEqual([name, 200, null])
      for (const encoding of ['br', 'gzip'] as const) {
        const { headers, bytes } = await ask(name, encoding)
        expect([name, headers.get('content-encoding'), headers.get('vary')]).toEqual([name, encoding, plain.headers.get('vary')])
        expect(headers.get('vary')).toContain('accept-encoding')
        expect((await unpack[encoding](bytes)).equals(plain.bytes)).toBe(true)
        expect(bytes.length).toBeLessThan(plain.bytes.length / 2)
      }
    }
  })

  it('comes as it was sent from a back end elsewhere, under the name it has there', async () => {
    const words = JSON.stringify({ words: 'Papier '.repeat(1_000) })
    const backEnd = createServer((_, response) => {
      // In pieces, so that nobody knows its length before.
      response.writeHead(200, { 'content-type': 'application/json', etag: '"so"' }).write(words.slice(0, 10))
      response.end(words.slice(10))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void backEnd.close())
    await once(backEnd, 'listening')
    const { visit } = await openTestShop({ environment: { SHOP_API_URL: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}` } })
    const { headers, text } = await visit('/web-api/themes', { headers: { 'accept-encoding': 'br' } })
    expect([headers.get('content-encoding'), headers.get('etag'), text]).toEqual([null, '"so"', words])
  })

  it('comes as it is where it is short, or only its head is asked for', async () => {
    const { shop, ask } = await openLongShop()
    const { headers, text } = await shop.visit('/readyz', { headers: { 'accept-encoding': 'br' } })
    expect([headers.get('content-encoding'), text]).toEqual([null, 'ready'])
    const head = await ask('the sitemap', 'br', 'HEAD')
    expect([head.status, head.headers.get('content-encoding'), head.bytes.length]).toEqual([200, null, 0])
  })
})
