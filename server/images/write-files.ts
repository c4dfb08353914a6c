import { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { z } from 'zod'
import { bytesAtOnce, type OpenFile, openFileOf, readInto } from './file-bytes.ts'

type Fetch = (request: Request, bindings: never) => Response | Promise<Response>

const NodeBindings = z.object({ outgoing: z.instanceof(ServerResponse) })

/**
 * Answers as `fetch` does, but writes files of this machine to the connection by itself: through the streams of the web each piece is a
 * piece of memory of its own, and clearing up after them takes longer than sending them.
 */
export function writingFiles(fetch: Fetch) {
  return async (request: Request, bindings: unknown): Promise<Response> => {
    const response = await fetch(request, bindings as never)
    // The listener writes most answers without making their bodies; to look at one would have it made. A file can be had in parts.
    if (!response.headers.has('accept-ranges') || !response.body) return response
    const file = openFileOf(response.body)
    const outgoing = file && NodeBindings.safeParse(bindings).data?.outgoing
    if (!outgoing) return response
    outgoing.setHeaders(response.headers).writeHead(response.status)
    void write(file, outgoing)
    // Where a listener was made before, it is one of those that the listener writes unseen; a copy never is.
    return RESPONSE_ALREADY_SENT.clone()
  }
}

/** All of it in one piece of memory. Whoever takes less than was announced to them is cut off. */
async function write(file: OpenFile, outgoing: ServerResponse): Promise<void> {
  const { socket } = outgoing.req
  const piece = Buffer.allocUnsafeSlow(Math.min(bytesAtOnce, file.last + 1 - file.first))
  // What waits to be written when a connection ends may never be told of.
  let goOn = () => {}
  const stop = () => goOn()
  socket.once('close', stop)
  try {
    for (let at = file.first; at <= file.last && !socket.destroyed; ) {
      const length = await readInto(piece, file, at)
      await new Promise<void>((resolve) => {
        goOn = resolve
        if (socket.destroyed) resolve()
        else outgoing.write(piece.subarray(0, length), () => resolve())
      })
      at += length
    }
    outgoing.end()
  } catch {
    // It was said how much would come.
    outgoing.destroy()
  } finally {
    socket.off('close', stop)
    await file.handle.close().catch(() => {})
  }
}
