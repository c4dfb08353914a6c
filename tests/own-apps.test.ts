import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

async function openUpstream() {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(request.url === '/kundenkonto/weiter' ? 302 : 200, { location: '/kundenkonto/', 'x-app': 'yes' })
    response.end(`app at ${request.url}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('own apps', () => {
  it('R2.07 a path with an own app’s prefix goes to its upstream, whole', async () => {
    const { requests, address } = await openUpstream()
    const { visit } = await openTestShop({ environment: { CONFIGURATOR_URL: address, ACCOUNT_URL: address } })

    const { status, text, headers } = await visit('/configurator-card/neu?designId=7')

    expect([status, text, headers.get('x-app')]).toEqual([200, 'app at /configurator-card/neu?designId=7', 'yes'])
    expect(requests[0]?.headers).toMatchObject({ 'x-forwarded-host': 'localhost:3000', 'x-forwarded-proto': 'http' })
    expect((await visit('/at/configurator-photobook/')).text).toBe('app at /at/configurator-photobook/')
    expect((await visit('/kundenkonto/weiter')).status).toBe(302)
  })

  it('R2.07 an upstream that does not answer is a 502 with a sentence', async () => {
    const { visit } = await openTestShop({ environment: { MAGAZINE_URL: 'http://127.0.0.1:1' } })
    const { status, text } = await visit('/magazin/')
    expect(status).toBe(502)
    expect(text).toContain('/magazin ist gerade nicht erreichbar')
  })

  it('R2.07 without an upstream the shop answers by itself', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/magazin', { body: [headline('Magazin')] })
    expect((await visit('/magazin/')).text).toContain('>Magazin</h1>')
    expect((await visit('/llms.txt')).text).toContain('# Anlass')
    expect((await visit('/configurator-card')).status).toBe(404)
  })
})
