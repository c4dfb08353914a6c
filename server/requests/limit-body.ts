import { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { sentPieces } from './sent-pieces.ts'

export interface BodyLimit {
  /** In bytes. */
  most: number
  /** Answers, or throws, what whoever sends more is told. */
  refuse(c: Context): Response
}

/** What has no body, and can't be made with one: whoever sends one all the same is answered as if there were none. */
const bodiless = new Set(['GET', 'HEAD', 'TRACE'])

/** Who writes a whole address in the place of a path may write a name and a password, with which no request can be made. */
const withoutCredentials = (url: string) => Object.assign(new URL(url), { username: '', password: '' })

/** What Node's server hands through; tests without a socket have none. */
const NodeBindings = z.object({ incoming: z.instanceof(IncomingMessage) })

/**
 * Lets bodies of at most so many bytes through, and reads nothing itself: one whose length is announced is refused by that, any other is
 * counted while a route reads it. Where it turns out to be larger, the route's reading fails, with what `refuse` throws if it does, and
 * the refusal takes the place of whatever the route makes of that.
 */
export function limitBody({ most, refuse }: BodyLimit): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers } = c.req.raw
    if (bodiless.has(method)) return next()
    // Node lets no more of a body through than was announced.
    const announced = headers.has('transfer-encoding') ? null : headers.get('content-length')
    if (announced !== null) return Number(announced) > most ? refuse(c) : next()
    let refusal: Response | undefined
    const body = ReadableStream.from(
      upTo(most, piecesOf(c), () => {
        refusal = refuse(c)
      }),
    )
    const init = { method, headers, body, duplex: 'half' }
    c.req.raw = new Request(withoutCredentials(url), init as RequestInit)
    await next()
    if (!refusal) return
    // Or it would get the headers of the route's answer.
    c.res = undefined
    c.res = refusal
  }
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

function piecesOf(c: Context): Pieces {
  const incoming = NodeBindings.safeParse(c.env).data?.incoming
  return incoming ? sentPieces(incoming) : (c.req.raw.body ?? [])
}

async function* upTo(most: number, pieces: Pieces, onMore: () => void): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > most) {
      onMore()
      throw new Error(`The body is larger than ${most} bytes.`)
    }
    yield piece
  }
}
