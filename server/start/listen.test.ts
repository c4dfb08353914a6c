import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeGracefully, listen, shopLimits } from './listen.ts'

const limits = { headersTimeout: 50, requestTimeout: 100, idleTimeout: 100, keepAliveTimeout: 100, connectionsCheckingInterval: 10 }

async function open(answer: string | undefined, useLimits = true) {
  const server = await listen((_, response) => void (answer !== undefined && response.end(answer)), {
    host: '127.0.0.1',
    port: 0,
    setting: 'PORT',
    ...(useLimits && { limits }),
  })
  onTestFinished(() => server.closeAllConnections())
  return server
}

async function call(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function readAll(socket: Socket) {
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  await once(socket, 'close')
  return text
}

it('a request of two hosts is one of neither', async () => {
  const hosts: unknown[] = []
  const server = await listen(
    ({ headers }, response) => {
      hosts.push(headers.host)
      response.end()
    },
    { host: '127.0.0.1', port: 0, setting: 'PORT' },
  )
  onTestFinished(() => server.closeAllConnections())
  const socket = await call(server)
  socket.end('GET / HTTP/1.1\r\nHost: shop\r\nHost: other\r\nConnection: close\r\n\r\n')
  await readAll(socket)
  expect(hosts).toEqual(['shop, other'])
})

describe('a client that holds a connection', () => {
  it.each([
    ['and says nothing', ''],
    ['with half a head', 'GET / HTTP/1.1\r\nHost: shop\r\nAccept'],
    ['with half a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nabc'],
  ])('%s is cut off', async (_, sent) => {
    const server = await open(undefined)
    const socket = await call(server)
    socket.write(sent)
    await readAll(socket)
    expect(socket.destroyed).toBe(true)
  })

  it.each([
    [4, 4, 'has its answers'],
    [100, 4, 'is cut off'],
  ])('and asks %i times without reading is heard %i times, and %s', async (asked, heard, end) => {
    const answer = Promise.withResolvers<void>()
    let times = 0
    const server = await listen(
      async (_, response) => {
        times++
        if (times === asked) answer.resolve()
        await answer.promise
        response.end('A')
      },
      { host: '127.0.0.1', port: 0, setting: 'PORT' },
    )
    onTestFinished(() => server.closeAllConnections())
    const socket = await call(server)
    socket.write(`${'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(asked - 1)}GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    const answers = (await readAll(socket)).split('\r\n\r\n').length - 1
    expect([times, answers]).toEqual([heard, end === 'is cut off' ? 0 : asked])
  })

  it.each([
    ['GET', 'Transfer-Encoding: chunked', '1\r\na\r\n'],
    ['HEAD', 'Content-Length: 1000', 'a'],
  ])('by %s with a body that does not end has its answer, and is cut off', async (method, header, body) => {
    const socket = await call(await open('ok', false))
    socket.write(`${method} / HTTP/1.1\r\nHost: shop\r\n${header}\r\n\r\n${body}`)
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it.each([2, 300_000])('by GET with a body of %i bytes, which come late, has the whole answer', async (length) => {
    const answer = 'A'.repeat(300_000)
    const server = await open(answer, false)
    const socket = await call(server)
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`)
    await once(server, 'request')
    socket.write('a'.repeat(length))
    const [head, body] = (await readAll(socket)).split('\r\n\r\n')
    expect([head?.includes('Connection: close'), body === answer]).toEqual([true, true])
  })

  it('is told when its head is too large', async () => {
    const socket = await call(await open('ok', false))
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 431 /)
  })
})

describe('a request to the shop', () => {
  const none = { configurator: undefined, account: undefined, magazine: undefined, llmsTxt: undefined }
  const app = 'https://app.example'

  it.each([
    ['a minute', 60_000, { ownApps: none, shopApiUrl: undefined }],
    ['half an hour where an app beside it may take files', 1_800_000, { ownApps: { ...none, configurator: app }, shopApiUrl: undefined }],
    ['half an hour where a back end may take files', 1_800_000, { ownApps: none, shopApiUrl: app }],
  ])('may take %s', (_, requestTimeout, settings) => {
    // Who sends half a head, or nothing for a while, is cut off as soon as ever.
    expect(shopLimits(settings)).toMatchObject({ requestTimeout, headersTimeout: 10_000, idleTimeout: 60_000 })
  })
})

describe('a stop', () => {
  it('does not wait for ever for who takes their answer too slowly', async () => {
    const server = await open(undefined, false)
    const socket = await call(server)
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    await once(server, 'request')
    await closeGracefully(server, 10)
    expect(server.listening).toBe(false)
  })

  it('does not wait for who keeps the connection when they have their answer', async () => {
    const { promise: asked, resolve: note } = Promise.withResolvers<ServerResponse>()
    const server = await listen((_, response) => note(response), { host: '127.0.0.1', port: 0, setting: 'PORT' })
    onTestFinished(() => server.closeAllConnections())
    const socket = await call(server)
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const response = await asked
    const closed = closeGracefully(server, 1e9)
    response.end('ok')
    await closed
    expect(server.listening).toBe(false)
  })
})
