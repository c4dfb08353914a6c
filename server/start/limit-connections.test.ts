import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { listen, localAddress } from './listen.ts'

it('a process that may have few files open says why it refuses connections, and answers on those it has', async () => {
  const server = await listen((_, response) => response.end('Seite'), { host: '127.0.0.1', port: 0, setting: 'PORT' })
  onTestFinished(() => void server.close())
  const logged: string[] = []
  limitConnections(server, 'shop', pino({}, { write: (line) => logged.push(line) }), 8)

  const { port } = new URL(localAddress(server))
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  const [first] = [open(), open()]
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(2)
  await once(open().resume(), 'close')
  expect(logged).toEqual([expect.stringMatching(/"connections":2.*ulimit -n/)])

  first?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String(await once(first ?? open(), 'data'))).toContain('Seite')
})

it('the shop and the studio together leave files for pages', () => {
  const [shop, studio] = [createServer(), createServer()]
  limitConnections(shop, 'shop', pino({ level: 'silent' }), 1_024)
  limitConnections(studio, 'studio', pino({ level: 'silent' }), 1_024)
  expect([shop.maxConnections, studio.maxConnections]).toEqual([672, 224])
})
