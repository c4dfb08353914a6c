/** What a page weighs on the wire, read from the answers of a running shop: bytes, never times. */
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { DocumentWeight } from '../runtime/page-weight.ts'
import { compressedSize, weighDocument, withoutStyleAndScript } from '../server/pages/weigh-document.ts'

export interface PageWeight extends DocumentWeight {
  /** The document without its styles and its script, against what the screen alone would be; both compressed alike. */
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
  // The port is another one in each run, and its digits weigh something.
  const html = (await fetchAnswer(address, 'identity')).body.toString().replaceAll(/(localhost):\d+/g, '$1')
  const screen = /<div id="page">([\s\S]*)<\/div>\s/.exec(html)?.[1] ?? ''
  const sources = [...html.matchAll(/<(?:script[^>]*src|link rel="stylesheet"[^>]*href)="([^"]+)"/g)].map(([, source = '']) => source)
  const scripts = await Promise.all(
    sources.map(async (source) => [source, (await fetchAnswer(new URL(source, address).href, 'br')).body.length] as const),
  )
  const document = await weighDocument(html)
  return {
    ...document,
    script: scripts.reduce((sum, [, bytes]) => sum + bytes, document.script),
    htmlRatio: document.html / (await compressedSize(withoutStyleAndScript(screen))),
    requests: 1 + scripts.length,
    scripts: Object.fromEntries(scripts),
  }
}

/** The answer as it is sent. Node does not know that every name below `localhost` is this machine. */
export function fetchAnswer(address: string, encoding: string): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = get({ host: '127.0.0.1', port, path: pathname + search, headers: { host, 'accept-encoding': encoding } })
  request.on('error', reject)
  request.on('response', async (response) => resolve({ headers: response.headers, body: await buffer(response) }))
  return promise
}
