import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/** In bytes: while so much waits to be taken, no more is let in. */
const mostHeld = 65_536

/**
 * A body as it comes, all of one turn of the event loop in one piece. Node hands over each chunk by itself, and who sends a byte in each
 * would have a promise and more made for every byte. Whoever stops reading leaves the connection open for the answer.
 */
export async function* sentPieces(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  let held: Buffer[] = []
  let length = 0
  let end: { error?: unknown } | undefined
  let wake = () => {}
  const hold = (piece: Buffer) => {
    length += piece.length
    if (held.push(piece) === 1) wake()
    if (length >= mostHeld) incoming.pause()
  }
  const noteEnd = (error?: unknown) => {
    end = { error }
    wake()
  }
  const comesMore = () =>
    new Promise<void>((resolve) => {
      wake = () => setImmediate(resolve)
    })
  finished(incoming).then(() => noteEnd(), noteEnd)
  incoming.on('data', hold)
  try {
    while (held.length > 0 || !end) {
      if (held.length === 0) await comesMore()
      const piece = Buffer.concat(held)
      held = []
      length = 0
      incoming.resume()
      if (piece.length > 0) yield piece
    }
    if (end.error) throw end.error
  } finally {
    incoming.off('data', hold).pause()
  }
}
