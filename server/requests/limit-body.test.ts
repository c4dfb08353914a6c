import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { type BodyLimit, limitBody } from './limit-body.ts'

const most = 20_000
const answers: BodyLimit['refuse'] = (c) => c.json({ error: 'too-large' }, 413)

interface Sent {
  headers?: object
  refuse?: BodyLimit['refuse']
  method?: string
  path?: string
}

/** Begins to send something to a route with a limit, and says what is answered, whether it has been sent or not. */
async function send(take: (c: Context) => Promise<Response>, options: Sent = {}) {
  const { headers, refuse = answers, method = 'POST', path = '/' } = options
  const app = new Hono().onError((error, c) => c.text(error.message, 500))
  app.use(limitBody({ most, refuse })).post(take)
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method, path, agent: false, headers: { ...headers } }).on('error', () => {})
  onTestFinished(() => {
    sent.destroy()
    server.close()
    server.closeAllConnections()
  })
  sent.flushHeaders()
  const answered = once(sent, 'response').then(async ([response]: IncomingMessage[]) => [
    response?.statusCode,
    response && (await text(response)),
  ])
  return { sent, answered }
}

const readText = async (c: Context) => c.text(await c.req.text())

it('lets through what is not too large, a byte at a time, and makes few pieces of it', async () => {
  const { sent, answered } = await send(async (c) => {
    const pieces: string[] = []
    for await (const piece of c.req.raw.body ?? []) if (pieces.push(Buffer.from(piece).toString()) === 1) sendRest()
    return c.json({ text: pieces.join(''), areFew: pieces.length < most / 10 })
  })
  // Past the request, which would put them together itself.
  const sendRest = () => sent.socket?.write(`${'1\r\na\r\n'.repeat(most - 1)}0\r\n\r\n`)
  sent.write('a')
  expect(await answered).toEqual([200, JSON.stringify({ text: 'a'.repeat(most), areFew: true })])
})

it('hands on what has come while more is to come', async () => {
  const { sent, answered } = await send(async (c) => {
    let text = ''
    for await (const piece of c.req.raw.body ?? []) {
      text += Buffer.from(piece).toString()
      if (text === 'eins') sent.end('zwei')
    }
    return c.text(text)
  })
  sent.write('eins')
  expect(await answered).toEqual([200, 'einszwei'])
})

it.each([
  ['what reads it knows nothing of', answers, [413, '{"error":"too-large"}']],
  [
    'what reads it hears of',
    () => {
      throw new Error('too large')
    },
    [500, 'too large'],
  ],
])('refuses what turns out to be too large and never ends, in a way that %s', async (_, refuse, answer) => {
  const { sent, answered } = await send(readText, { refuse })
  sent.write('a'.repeat(most))
  sent.write('b')
  expect(await answered).toEqual(answer)
})

it('takes the place of what a route made of a body that it could not read', async () => {
  const { sent, answered } = await send(async (c) => c.text(await c.req.text().catch(() => 'unreadable'), 400, { allow: 'nothing' }))
  sent.write('a'.repeat(most + 1))
  expect(await answered).toEqual([413, '{"error":"too-large"}'])
})

it.each([
  ['announced to be too large', { 'content-length': most + 1 }, readText, [413, '{"error":"too-large"}']],
  ['no route wants to read', {}, async (c: Context) => c.text('no', 403), [403, 'no']],
])('answers before anything is sent of what is %s', async (_, headers, take, answer) => {
  const { answered } = await send(take, { headers })
  expect(await answered).toEqual(answer)
})

it('leaves what can have no body to those who answer such', async () => {
  const { sent, answered } = await send(readText, { method: 'TRACE', headers: { 'transfer-encoding': 'chunked' } })
  sent.end('a')
  expect((await answered)[0]).toBe(404)
})

it('reads what is sent to an address with a name and a password in it', async () => {
  const { sent, answered } = await send(readText, { path: 'http://ada:geheim@localhost/' })
  sent.end('eins')
  expect(await answered).toEqual([200, 'eins'])
})
