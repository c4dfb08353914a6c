import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebSocketServer } from 'vite'

const documents = ['document', 'iframe']

/** Of a document, in a cookie: which change of the sources it shows. Another shop on this machine counts its own. */
const marked = (count: number) => `sources=${process.pid}.${count}`

/**
 * In development, has a page loaded again whose sources changed after it was asked for and before its script listened: nobody heard of
 * that change. `note` counts a change, `mark` says of a document which was the last.
 */
export function newerThanPages(ws: WebSocketServer) {
  let count = 0
  ws.on('connection', (socket, { headers }: IncomingMessage) => {
    const [, pid, seen] = /\bsources=(\d+)\.(\d+)/.exec(headers.cookie ?? '') ?? []
    if (Number(pid) === process.pid && Number(seen) < count) socket.send(JSON.stringify({ type: 'full-reload' }))
  })
  return {
    note() {
      count += 1
    },
    mark(request: IncomingMessage, response: ServerResponse) {
      if (documents.includes(String(request.headers['sec-fetch-dest'])))
        response.setHeader('set-cookie', `${marked(count)}; Path=/; HttpOnly; SameSite=Lax`)
    },
  }
}
