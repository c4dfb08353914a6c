import { get, type IncomingHttpHeaders, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { listen } from '../server/start/listen.ts'
import type { Device } from './browser-visit.ts'

interface File {
  headers: IncomingHttpHeaders
  body: Uint8Array
}

/** Asks the shop for a page as a browser does and keeps every file it needed, encoded as it came. */
export async function copyPage(browser: Browser, address: string, device: Device): Promise<Map<string, File>> {
  const { origin } = new URL(address)
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.density,
    isMobile: device.isMobile,
  })
  const asked = new Set<string>()
  const page = await context.newPage()
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.add(request.url().slice(origin.length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return new Map(await Promise.all([...asked].map(async (path) => [path, await fetchFile(origin, path)] as const)))
}

/** The bytes as they are sent to a browser that takes brotli. */
async function fetchFile(origin: string, path: string): Promise<File> {
  const { host, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<File>()
  // Node does not know that every name below `localhost` is this machine.
  const request = get({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'gzip, deflate, br' } })
  request.on('error', reject)
  request.on('response', async (response) => resolve({ headers: response.headers, body: await buffer(response) }))
  return promise
}

/** The limit: a server that knows these files and does nothing but write them. */
export function serveCopy(files: Map<string, File>): Promise<Server> {
  const kept = ['content-type', 'content-encoding', 'cache-control', 'content-length', 'etag', 'last-modified']
  return listen(
    ({ url = '' }, response) => {
      const file = files.get(url)
      if (!file) return response.writeHead(404).end()
      response.writeHead(200, Object.fromEntries(kept.flatMap((name) => (file.headers[name] ? [[name, file.headers[name]]] : []))))
      return response.end(file.body)
    },
    { host: '127.0.0.1', port: 0, setting: 'PORT' },
  )
}

/** The page without a byte of script: what any page of this markup and these styles costs a browser. */
export function withoutScript(files: Map<string, File>): Map<string, File> {
  return new Map([...files].map(([path, file]) => [path, isDocument(file) ? leaveOutScript(file) : file]))
}

const isDocument = ({ headers }: File) => headers['content-type']?.startsWith('text/html') ?? false

function leaveOutScript({ headers, body }: File): File {
  const html = brotliDecompressSync(body).toString()
  const left = html.replaceAll(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  if (left === html) throw new Error('The page has no script that could be left out: look at how the document is written now.')
  const compressed = brotliCompressSync(left)
  return { headers: { ...headers, 'content-length': String(compressed.length) }, body: compressed }
}
