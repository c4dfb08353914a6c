/** What a page weighs on the wire, read from the answers of a running shop: bytes, never times. */
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'

export interface PageWeight {
  /** Bytes of script before the page is usable, as they are sent. */
  script: number
  /** Bytes of data in the document for scripts to read; JSON-LD is for search engines. */
  data: number
  /** Bytes of the styles in the document, compressed. */
  css: number
  /** Bytes of the document without its styles, against what the screen alone would be; both compressed alike. */
  htmlRatio: number
  /** The document and the scripts it asks for. */
  requests: number
  /** Each script by name with its bytes, to tell which has grown. */
  scripts: Record<string, number>
}

interface Answer {
  headers: IncomingHttpHeaders
  body: Buffer
}

export async function weighPage(address: string): Promise<PageWeight> {
  const html = (await fetchAnswer(address, 'identity')).body.toString()
  const screen = /<div id="page">([\s\S]*)<\/div>\s/.exec(html)?.[1] ?? ''
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
  const sources = [...html.matchAll(/<(?:script[^>]*src|link rel="stylesheet"[^>]*href)="([^"]+)"/g)].map(([, source = '']) => source)
  const scripts = await Promise.all(
    sources.map(async (source) => [source, (await fetchAnswer(new URL(source, address).href, 'br')).body.length] as const),
  )
  return {
    script: scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
    data: [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)].reduce(
      (sum, [, data = '']) => sum + data.length,
      0,
    ),
    css: compressed(styles),
    htmlRatio: compressed(html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2')) / compressed(screen),
    requests: 1 + scripts.length,
    scripts: Object.fromEntries(scripts),
  }
}

const compressed = (text: string) => brotliCompressSync(text).length

/** The answer as it is sent. Node does not know that every name below `localhost` is this machine. */
function fetchAnswer(address: string, encoding: string): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = get({ host: '127.0.0.1', port, path: pathname + search, headers: { host, 'accept-encoding': encoding } })
  request.on('error', reject)
  request.on('response', async (response) => resolve({ headers: response.headers, body: await buffer(response) }))
  return promise
}
