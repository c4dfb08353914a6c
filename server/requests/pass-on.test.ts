import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { passOn } from './pass-on.ts'

async function open(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

interface Call {
  request: IncomingMessage
  response: ServerResponse
}

/** An upstream that does what the test does with each request, and one in front of it that passes all on. */
async function openBoth(patienceMs: number, { answer, trustProxy = false }: { answer?: RequestListener; trustProxy?: boolean } = {}) {
  const { promise: called, resolve } = Promise.withResolvers<Call>()
  const upstream = await open(answer ?? ((request, response) => resolve({ request, response })))
  const app = new Hono().all('*', (c) => passOn(c, { url: addressOf(upstream), name: 'Die App', patienceMs }, { trustProxy }))
  return { app, called, front: await open(getRequestListener(app.fetch)) }
}

const lineThatEnds = async (message: IncomingMessage) => text(message).catch((error) => String(error))

function ask(server: Server, options: { method?: string; headers?: Record<string, string> } = {}) {
  const asked = request(addressOf(server), { agent: false, ...options })
  onTestFinished(() => void asked.destroy())
  const answered = once(asked, 'response').then(([response]) => response as IncomingMessage)
  answered.catch(() => {})
  return { asked, answered }
}

/** Hands one piece after the other over, each when the one before has come, for twice as long as an upstream may do nothing. */
async function trickle(from: { write(piece: string): unknown }, to: IncomingMessage, patienceMs: number): Promise<number> {
  const begun = performance.now()
  let pieces = 0
  for (; performance.now() - begun < 2 * patienceMs; pieces++) {
    const comes = once(to, 'data')
    from.write('.')
    await comes
  }
  return pieces
}

describe('a request that is passed on', () => {
  it('may take as long to be sent as it makes progress', async () => {
    const { front, called } = await openBoth(400)
    const { asked, answered } = ask(front, { method: 'POST' })
    asked.write('.')
    const { request, response } = await called
    await once(request, 'data')
    const pieces = await trickle(asked, request, 400)
    asked.end()
    response.end(`has ${pieces}`)
    const answer = await answered
    expect([answer.statusCode, await text(answer)]).toEqual([200, `has ${pieces}`])
  })

  it('may take as long to be answered as it makes progress', async () => {
    const { front, called } = await openBoth(400)
    const { asked, answered } = ask(front)
    asked.end()
    const { response } = await called
    response.flushHeaders()
    const answer = await answered
    const pieces = await trickle(response, answer, 400)
    response.end('whole')
    expect(pieces).toBeGreaterThan(1)
    expect(await lineThatEnds(answer)).toBe('whole')
  })

  it('waits for who reads slowly: that is not the upstream’s time', async () => {
    const { app } = await openBoth(1_000, { answer: (_, response) => response.end('a'.repeat(5_000_000)) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const response = await app.request('http://localhost/')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await response.text()).toHaveLength(5_000_000)
  })

  it.each([
    ['does not answer', 'GET', ''],
    ['does not answer what it has got', 'POST', 'a'],
    ['takes no more', 'POST', 'a'.repeat(30_000_000)],
  ])('is answered with a sentence where the upstream %s', async (_, method, body) => {
    const { front } = await openBoth(50)
    const { asked, answered } = ask(front, { method })
    asked.on('error', () => {}).end(body)
    const answer = await answered
    expect(answer.statusCode).toBe(502)
    expect(await lineThatEnds(answer)).toContain('Die App ist gerade nicht erreichbar.')
  })

  it('is cut off where the upstream stops in the middle of its answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { front, called } = await openBoth(50)
    const { asked, answered } = ask(front)
    asked.end()
    const { response } = await called
    response.write('half')
    expect(await lineThatEnds(await answered)).toBe('Error: aborted')
  })

  it.each([
    [false, { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'shop:3000', 'x-forwarded-proto': 'http' }],
    [
      true,
      {
        'x-forwarded-for': '10.0.0.1, 203.0.113.7, 127.0.0.1',
        'x-forwarded-host': 'shop.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '443',
        'x-real-ip': '203.0.113.7',
      },
    ],
  ])('says who asks; who asks says so themselves only where they are a proxy that is trusted (%s)', async (trustProxy, told) => {
    const { front, called } = await openBoth(10_000, { trustProxy })
    const said = { 'x-forwarded-for': '10.0.0.1, 203.0.113.7', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
    const headers = { host: 'shop:3000', ...said, 'x-forwarded-port': '443', 'x-real-ip': '203.0.113.7', forwarded: 'for=10.0.0.1' }
    ask(front, { headers }).asked.end()
    const { request, response } = await called
    response.end()
    const handedOn = Object.entries(request.headers).filter(([name]) => /^(x-.*|forwarded)$/.test(name))
    expect(Object.fromEntries(handedOn)).toEqual(told)
  })

  it('brings nothing with it that was said about the connection to us', async () => {
    const { front, called } = await openBoth(10_000)
    const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const said = [
      'Connection: Upgrade, HTTP2-Settings, X-Hop, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
      'X-Hop: 1',
      'Expect: 100-continue',
      'TE: trailers',
      'Trailer: Expires',
      'Keep-Alive: timeout=5',
      'Proxy-Authorization: Basic a',
      'Proxy-Connection: keep-alive',
      'Transfer-Encoding: chunked',
      'Accept-Language: de',
    ]
    socket.write(`POST / HTTP/1.1\r\nHost: shop\r\n${said.join('\r\n')}\r\n\r\n1\r\na\r\n0\r\n\r\n`)
    const answered = text(socket)
    const { request, response } = await called
    response.end(`got ${await text(request)}`)
    const { connection, 'transfer-encoding': encoding, ...handedOn } = request.headers
    const names = said.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    expect(names.filter((name) => name in handedOn)).toEqual(['accept-language'])
    // Of the connection between us and the upstream.
    expect([connection, encoding]).toEqual(['keep-alive', 'chunked'])
    expect((await answered).split(/\r\n/)).toEqual(expect.arrayContaining(['HTTP/1.1 200 OK', 'got a']))
  })
})
