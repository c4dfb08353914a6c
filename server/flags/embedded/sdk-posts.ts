/** What Split's SDKs tell the flag service. Impressions and events are kept; nobody here reads the rest, but a mistake in it should not go unseen. */
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { keepEvents } from './flag-events.ts'
import { keepImpressions } from './flag-impressions.ts'
import { parse, readBody } from './refused-request.ts'
import {
  Beacon,
  Events,
  eventsIn,
  ImpressionCounts,
  Impressions,
  impressionsIn,
  KeysOfBrowsers,
  KeysOfServers,
  Metrics,
} from './sdk-bodies.ts'

interface SdkPostsParts {
  database: Database
  /** Throws unless this is the SDK key. */
  demandKey(sent: string): void
}

/** `beacons` have the SDK key in the body, `posts` in a header, which whoever mounts them looks at. */
export function sdkPosts({ database, demandKey }: SdkPostsParts): { posts: Hono; beacons: Hono } {
  const taking = <Schema extends z.ZodType>(schema: Schema, keep: (body: z.output<Schema>) => Promise<void> = letGo) => ({
    post: async (c: Context) => {
      await keep(await readBody(c, schema))
      return c.body(null, 204)
    },
    beacon: async (c: Context) => {
      const { entries, token } = await readBody(c, Beacon)
      demandKey(token)
      await keep(parse('body', schema, entries))
      return c.body(null, 204)
    },
  })
  const impressions = taking(Impressions, (sent) => keepImpressions(database, impressionsIn(sent)))
  const counts = taking(ImpressionCounts)
  const events = taking(Events, (sent) => keepEvents(database, eventsIn(sent)))
  const keysOfBrowsers = taking(KeysOfBrowsers)
  const metrics = taking(Metrics)

  const posts = new Hono()
    .post('/testImpressions/bulk', impressions.post)
    .post('/testImpressions/count', counts.post)
    .post('/events/bulk', events.post)
    .post('/v1/keys/cs', keysOfBrowsers.post)
    .post('/v1/keys/ss', taking(KeysOfServers).post)
    .post('/v1/metrics/config', metrics.post)
    .post('/v1/metrics/usage', metrics.post)
  const beacons = new Hono()
    .post('/testImpressions/beacon', impressions.beacon)
    .post('/testImpressions/count/beacon', counts.beacon)
    .post('/events/beacon', events.beacon)
    .post('/v1/keys/cs/beacon', keysOfBrowsers.beacon)
    .post('/v1/metrics/usage/beacon', metrics.beacon)
  return { posts, beacons }
}

async function letGo() {}
