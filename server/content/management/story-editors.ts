import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { authenticate } from '../../accounts/authentication.ts'
import { repeatedly } from '../../repeatedly.ts'
import { idParameter, type ManagementEnv, type ManagementParts } from './environment.ts'
import { notFound, tooManyRequests } from './management-error.ts'
import { type Opening, openStories } from './open-stories.ts'
import { releaseAsked } from './story-change-request.ts'

/** One process holds so many at most, and each so long: then the browser asks again. */
const mostStreams = 200
/** Of one person: more than anybody has windows open. */
const mostOfOne = 20
const longestMs = 600_000
const heartbeatMs = 10_000

/**
 * GET stories/:id/editors   server-sent events, for as long as somebody has the story open: `editors`, who has it open too, and
 *                           `version`, when a new one was saved by anybody, or the story is back from the trash, where `gone` says
 *                           it was put. With release_id of its text in that release. It ends with the session or token it was asked with. Ours; the
 *                           vendor has nothing like it.
 */
export function storyEditorRoutes(parts: ManagementParts) {
  const { store, trustProxy, stopping, onError } = parts
  const open = openStories(parts)
  /** What ends each stream, and whose it is. */
  const streams = new Map<() => void, number>()
  const mayOpen = (personId: number) =>
    streams.size < mostStreams && [...streams.values()].filter((each) => each === personId).length < mostOfOne
  /** Everybody who is known may read. */
  const isStillKnown = async (c: Context) => (await authenticate(c, store.database, trustProxy, { renews: false })) !== 'nobody'
  stopping.addEventListener('abort', () => {
    for (const end of streams.keys()) end()
  })
  stopping.addEventListener('abort', repeatedly(open.stillThere, heartbeatMs, onError))

  return new Hono<ManagementEnv>().get('/stories/:id{\\d+}/editors', async (c) => {
    const id = idParameter(c)
    const story = await store.database.kysely.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()
    if (!story) throw notFound()
    const personId = c.var.actor.person.id
    if (!mayOpen(personId)) throw tooManyRequests('Too many stories are open at this server; ask every few seconds instead.')
    c.header('x-accel-buffering', 'no')
    // Nobody reads what would follow, nor ends it.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    return streamSSE(c, async (stream) => {
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      stream.onAbort(end)
      streams.set(end, personId)
      const timer = setTimeout(end, longestMs).unref()
      try {
        const send: Opening['send'] = async (event, data) => {
          if (await isStillKnown(c)) await stream.writeSSE({ event, data: JSON.stringify(data) })
          else end()
        }
        const opened = await open.enter({ storyId: id, releaseId: releaseAsked(c), personId, send })
        if (stopping.aborted) end()
        await over
        await open.leave(opened).catch(onError)
      } finally {
        clearTimeout(timer)
        streams.delete(end)
      }
    })
  })
}
