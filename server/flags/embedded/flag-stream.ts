/**
 * Tells SDKs within a second that a flag has changed; while they listen they do not ask. In the form of Ably's service, through which Split
 * does it: every message is JSON in JSON.
 */
import { Hono } from 'hono'
import { sign, verify } from 'hono/jwt'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { repeatedly } from '../../repeatedly.ts'
import { latestChange } from './flag-store.ts'
import { RefusedRequest } from './refused-request.ts'

export interface FlagStreamParts {
  database: Database
  serverKey: string
  /** Ends all streams. */
  stopping: AbortSignal
  onError: (error: Error) => void
}

const channel = 'anlass_flags'
/** An SDK asks for a new token ten minutes before this one ends, and opens another stream; with less than that it would ask without end. */
const secondsOfToken = 3_600
/** Whoever else writes the database tells nothing of flags. To look takes microseconds. */
const lookMs = 1_000
/** Proxies cut what is silent for half a minute, and no SDK would notice. */
const keepaliveMs = 25_000

/** What `v2/auth` answers, and GET /sse ?accessToken=, for as long as the token is good. */
export function flagStream({ database, serverKey, stopping, onError }: FlagStreamParts) {
  const flags = watchFlags(database, onError)
  const ends = new Set<() => void>()
  stopping.addEventListener('abort', () => {
    for (const end of ends) end()
  })

  const routes = new Hono().get('/sse', async (c) => {
    const endsAt = await endOfToken(c.req.query('accessToken') ?? '', serverKey)
    c.header('x-accel-buffering', 'no')
    // Nobody reads what would follow, nor ends it.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    await flags.look()
    return streamSSE(c, async (stream) => {
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      stream.onAbort(end)
      ends.add(end)
      const timer = setTimeout(end, endsAt - Date.now()).unref()
      const keepalive = setInterval(() => void stream.write(': still here\n\n'), keepaliveMs).unref()
      // Before the answer has begun: then the SDK asks for what it does not know yet, and no more after that.
      const stopListening = flags.listen((changeNumber) => void tell(stream, changeNumber))
      await stream.write(': listening\n\n')
      if (stopping.aborted) end()
      await over
      clearTimeout(timer)
      clearInterval(keepalive)
      ends.delete(end)
      stopListening()
    })
  })
  return { routes, authorize: async () => ({ pushEnabled: true, token: await tokenOf(serverKey), connDelay: 0 }) }
}

function tell(stream: SSEStreamingApi, changeNumber: number): Promise<void> {
  const data = JSON.stringify({ type: 'SPLIT_UPDATE', changeNumber })
  const message = { id: String(changeNumber), timestamp: Date.now(), encoding: 'json', channel, data }
  return stream.writeSSE({ event: 'message', data: JSON.stringify(message) })
}

/** Looks for changes of flags while somebody listens. */
function watchFlags({ kysely }: Database, onError: (error: Error) => void) {
  const listeners = new Set<(changeNumber: number) => void>()
  let stop = () => {}
  let known = -1
  const look = async () => {
    const latest = await latestChange(kysely)
    if (latest === known) return
    known = latest
    for (const listener of listeners) listener(latest)
  }
  return {
    /** What has changed until now is no news for whoever listens from now on. */
    look,
    /** Answers the way to stop that. */
    listen(listener: (changeNumber: number) => void) {
      if (listeners.size === 0) stop = repeatedly(look, lookMs, onError)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

const Token = z.object({ exp: z.number() })

function tokenOf(serverKey: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  return sign({ iat, exp: iat + secondsOfToken, 'x-ably-capability': JSON.stringify({ [channel]: ['subscribe'] }) }, serverKey, 'HS256')
}

/** In milliseconds. Throws 401 for a token that is not ours, or over. */
async function endOfToken(token: string, serverKey: string): Promise<number> {
  try {
    const { exp } = Token.parse(await verify(token, serverKey, 'HS256'))
    return exp * 1000
  } catch {
    throw new RefusedRequest(401, 'unauthorized', 'This token does not open the stream: ask for one at /api/v2/auth.')
  }
}
