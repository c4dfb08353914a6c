/**
 * The embedded flag service: stands behind the shop when no account at Split is configured, and answers Split's own SDKs, unmodified.
 * All five `urls` of the SDK's settings lead here: `streaming` to the mount point, the others to `<mount point>/api`.
 *
 * GET  /api/splitChanges                  ?s= &since= &names= &prefixes=: the flags that changed
 * GET  /api/segmentChanges/:name          nobody: flags are for all visitors
 * GET  /api/memberships/:key              none; and /api/mySegments/:key, as older SDKs ask
 * GET  /api/v2/auth                       a token for /sse
 * GET  /sse                               server-sent events: that flags have changed
 * POST /api/testImpressions/bulk          who saw what
 * POST /api/events/bulk                   who did what
 * POST /api/testImpressions/count, /api/v1/keys/:side, /api/v1/metrics/:kind
 *                                         taken and let go; and the twins of all these for browsers, …/beacon
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../database/database.ts'
import { answerToNobody, isCutOff } from '../../requests/cut-off.ts'
import { limitBody } from '../../requests/limit-body.ts'
import { isSameSecret } from '../../same-secret.ts'
import { listAllFlags } from './flag-store.ts'
import { flagStream } from './flag-stream.ts'
import { RefusedRequest, readQuery } from './refused-request.ts'
import { sdkPosts } from './sdk-posts.ts'
import { ChangesQuery, splitChanges } from './split-changes.ts'

export interface FlagServiceParts {
  database: Database
  /** The SDK key that every request has to show. */
  serverKey: string
  /** Ends the streams, when the program stops. Without it there are none: SDKs ask from time to time. */
  stopping?: AbortSignal
  /** Hears of errors that are nobody's request; the SDK only gets a 500. */
  onError: (error: Error) => void
}

/** An SDK may send 30,000 impressions at once, which have 2 MB. */
const mostMegabytes = 8
/** In bytes: no browser sends more. */
const mostOfBeacon = 65_536

/** Its routes, relative to where it is mounted. */
export function flagService({ database, serverKey, stopping, onError }: FlagServiceParts): Hono {
  const demandKey = (sent: string) => {
    if (!isSameSecret(sent, serverKey))
      throw new RefusedRequest(401, 'unauthorized', 'This is not the SDK key of the flag service: send "authorization: Bearer <key>".')
  }
  const stream = stopping && flagStream({ database, serverKey, stopping, onError })
  const { posts, beacons } = sdkPosts({ database, demandKey })
  return (
    new Hono()
      .onError((error, c) => sendError(c, error, onError))
      .use(async (c, next) => {
        await next()
        c.header('cache-control', 'no-store')
      })
      // Those who ask here cannot set headers: what they send is read before anybody knows whether they may.
      .use('/api/*', onlyBeacons(limitBody({ most: mostOfBeacon, refuse: () => tooLarge('64 kB') })))
      .route('/api', beacons)
      .route('/', stream?.routes ?? new Hono())
      .use(async (c, next) => {
        demandKey(/^Bearer (.*)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
        await next()
      })
      .use(limitBody({ most: mostMegabytes * 1_000_000, refuse: () => tooLarge(`${mostMegabytes} MB`) }))
      .route('/api', questions(database))
      .get('/api/v2/auth', async (c) => c.json(stream ? await stream.authorize() : { pushEnabled: false, token: '' }))
      .route('/api', posts)
      .all('*', (c) => c.json({ error: 'not-found', message: `The flag service has nothing at ${c.req.method} ${c.req.path}.` }, 404))
  )
}

/** What looks at a beacon alone. */
function onlyBeacons(look: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.path.endsWith('/beacon') ? look(c, next) : next())
}

function questions({ kysely }: Database): Hono {
  return new Hono()
    .get('/splitChanges', async (c) => {
      const query = readQuery(c, ChangesQuery)
      return c.json(splitChanges(await listAllFlags(kysely), query))
    })
    .get('/segmentChanges/:name', (c) => {
      const { since } = readQuery(c, ChangesQuery)
      // The SDK asks again until both numbers are the same, and isn't ready before.
      return c.json({ name: c.req.param('name'), added: [], removed: [], since, till: since })
    })
    .get('/memberships/:key', (c) => c.json({ ms: { k: [] }, ls: { k: [] } }))
    .get('/mySegments/:key', (c) => c.json({ mySegments: [] }))
}

function tooLarge(most: string): never {
  throw new RefusedRequest(413, 'too-large', `The request is larger than ${most}; send less at a time.`)
}

function sendError(c: Context, error: Error, report: (error: Error) => void): Response {
  if (error instanceof RefusedRequest) return c.json({ error: error.error, message: error.message }, error.status)
  if (isCutOff(c)) return answerToNobody()
  report(error)
  return c.json({ error: 'internal-error', message: 'The flag service failed; the log of the shop says why.' }, 500)
}
