import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { noCdn } from '../cdn/cdn.ts'
import { bytesOf } from './file-bytes.ts'
import { filesInFolder } from './folder-files.ts'
import { imageRoutes } from './image-routes.ts'
import type { ImageStore } from './image-store.ts'
import { writingFiles } from './write-files.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function listen(app: Hono): Promise<number> {
  const server = createServer(getRequestListener(writingFiles(app.fetch))).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Answers an open file of so many bytes, which it watches. */
async function serveFile(size: number) {
  const path = join(newFolder(), 'film.mp4')
  const film = randomBytes(size)
  writeFileSync(path, film)
  const handle = await open(path)
  const read = vi.spyOn(handle, 'read')
  const headers = { 'content-length': String(size), 'accept-ranges': 'bytes', 'x-film': 'ja' }
  const port = await listen(new Hono().get('*', () => new Response(bytesOf({ handle, first: 0, last: size - 1 }), { headers })))
  return { path, film, handle, read, port, closed: closing(handle) }
}

// Its types say nothing of it, but a file handle tells when it is closed.
const closing = (handle: FileHandle) => once(handle as unknown as NodeJS.EventEmitter, 'close')

async function get(port: number, { path = '/', headers = {}, method = 'GET' } = {}) {
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error('There was no answer.')
  return { status: response.statusCode, headers: response.headers, response }
}

it('sends a file as it is, through one piece of memory, and closes it', async () => {
  const { port, film, read, closed } = await serveFile(300_000)
  const { status, headers, response } = await get(port)
  expect([status, headers['content-length'], headers['x-film']]).toEqual([200, '300000', 'ja'])
  expect(film.equals(await buffer(response))).toBe(true)
  await closed
  expect(read.mock.calls.length).toBeGreaterThan(4)
  expect(new Set(read.mock.calls.map(([piece]) => piece)).size).toBe(1)
})

it('closes the file of who leaves, and of who has not begun to get it', async () => {
  const { port, closed } = await serveFile(50_000_000)
  const { response } = await get(port)
  response.destroy()
  await closed

  const other = await serveFile(50_000_000)
  const socket = connect(other.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(other.read).toHaveBeenCalled())
  socket.destroy()
  await other.closed
})

it('cuts off who was promised more than there is any more', async () => {
  const { path, port, closed } = await serveFile(50_000_000)
  const { response } = await get(port)
  truncateSync(path, 100_000)
  await expect(buffer(response)).rejects.toThrow('aborted')
  await closed
})

it('sends parts, heads and files without a byte as the shop does', async () => {
  const files = filesInFolder(newFolder())
  const notes = '/f/1/abcdef/notiz.pdf'
  await files.putFile(notes, Buffer.from('%PDF-1.7'))
  await files.putFile('/f/1/abcdef/leer.pdf', Buffer.of())
  const images = { findFile: files.findFile } as ImageStore
  const port = await listen(new Hono().route('/', imageRoutes({ images, signingKey: 'key-of-tests', cdn: noCdn, trustProxy: true })))
  const answer = async (asked: Parameters<typeof get>[1]) => {
    const { status, headers, response } = await get(port, { path: notes, ...asked })
    return [status, (await buffer(response)).toString(), headers['content-length'], headers['content-range']]
  }
  expect(await answer({})).toEqual([200, '%PDF-1.7', '8', undefined])
  expect(await answer({ headers: { range: 'bytes=1-3' } })).toEqual([206, 'PDF', '3', 'bytes 1-3/8'])
  expect(await answer({ headers: { range: 'bytes=8-' } })).toEqual([416, '', undefined, 'bytes */8'])
  expect(await answer({ method: 'HEAD' })).toEqual([200, '', '8', undefined])
  expect(await answer({ path: '/f/1/abcdef/leer.pdf' })).toEqual([200, '', '0', undefined])
})

it('leaves any other answer alone', async () => {
  const page = new Response('Hallo')
  const body = vi.spyOn(page, 'body', 'get')
  expect(await writingFiles(() => page)(new Request('http://localhost/'), {})).toBe(page)
  expect(body).not.toHaveBeenCalled()
})
