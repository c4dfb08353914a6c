import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { z } from 'zod'
import { renderFigures } from '../counted-figures.ts'
import { loadedOnce } from '../loaded-once.ts'
import type { Metrics } from '../metrics.ts'
import { type CallQueueOptions, createCallQueue } from '../threads/call-queue.ts'
import { CallDied, superviseThread } from '../threads/supervised-thread.ts'
import type { Verbs } from '../threads/thread-calls.ts'
import type { Renderer } from './renderer.ts'

export interface ThreadRendererOptions {
  /** The built `render-thread.ts`. */
  file: string
  metrics: Metrics
  log: Logger
}

/** Of the thread alone. */
const mostMemoryMb = 512
/** What is asked for goes in lanes, so that no number of visitors keeps an editor from publishing, nor addresses without a page those with one. */
const lanes = {
  /** Reads of content wait for each other rarely, drawing always; more at once only makes all of them later. */
  pages: { atOnce: 8, mostWaiting: 2_000, deadlineMs: 10_000 },
  missing: { atOnce: 1, mostWaiting: 100, deadlineMs: 10_000 },
  editors: { atOnce: 4, mostWaiting: 500, deadlineMs: 10_000 },
  /** Who was given a link to a draft. */
  guests: { atOnce: 1, mostWaiting: 100, deadlineMs: 10_000 },
  /** Whoever looks at the examples of blocks: they need no link. */
  examples: { atOnce: 1, mostWaiting: 100, deadlineMs: 10_000 },
  /** Whoever saves a thousand drafts will not publish them the next moment. */
  ahead: { atOnce: 1, mostWaiting: 10, deadlineMs: 1_000 },
} satisfies Record<string, CallQueueOptions>
/** A page that has killed its thread is not tried again so soon, unless content changes. */
const banMs = 60_000
/** What pages leave behind is collected early rather than kept: V8 would let it grow to three times as much. */
const maxYoungGenerationSizeMb = 16

export interface ThreadRenderer extends Renderer {
  close(): Promise<void>
}

/**
 * Renders in a thread of its own: whatever happens there, pages that were made before are served. A page that never ends, or
 * takes all memory, costs its thread and nothing else. It starts when it is first wanted: whoever only serves what was made
 * before does without its memory.
 */
export function threadRenderer({ file, metrics, log }: ThreadRendererOptions): ThreadRenderer {
  const figures: Verbs = Object.fromEntries(renderFigures.map((name) => [name, metrics[name]]))
  const thread = superviseThread({
    // A page that takes all memory ends here, not with the process.
    start: () => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb } }),
    onEvent: (verb, parameters) => figures[verb]?.(...(parameters as never[])),
    onDeath: (reason) => log.error({ reason }, 'the thread that makes pages died, another one takes its place'),
  })
  const queueOf = (lane: keyof typeof lanes) =>
    createCallQueue({ ...lanes[lane], onChange: (waiting) => metrics.renderQueue(lane, waiting) })
  const queues = {
    pages: queueOf('pages'),
    missing: queueOf('missing'),
    editors: queueOf('editors'),
    guests: queueOf('guests'),
    examples: queueOf('examples'),
    ahead: queueOf('ahead'),
  }
  const banned = new Map<string, number>()

  function ban(name: string) {
    const now = performance.now()
    // Names hold whole stories that somebody has not saved.
    for (const [other, until] of banned) if (until < now) banned.delete(other)
    banned.set(name, now + banMs)
  }

  const call = <Verb extends keyof Renderer>(lane: keyof typeof lanes, verb: Verb, ...parameters: Parameters<Renderer[Verb]>) =>
    callFor('', lane, verb, ...parameters)

  async function callFor<Verb extends keyof Renderer>(
    whose: string,
    lane: keyof typeof lanes,
    verb: Verb,
    ...parameters: Parameters<Renderer[Verb]>
  ): Promise<Awaited<ReturnType<Renderer[Verb]>>> {
    const name = () => JSON.stringify([verb, ...parameters])
    if (banned.size > 0 && performance.now() < (banned.get(name()) ?? 0)) throw new CallDied('It killed its thread not long ago.')
    try {
      // Both ends are of the same build and share the type of the renderer.
      return (await queues[lane](() => thread.call(verb, parameters), { whose })) as Awaited<ReturnType<Renderer[Verb]>>
    } catch (error) {
      if (error instanceof CallDied) {
        ban(name())
        log.error({ verb, page: pageOf(parameters) }, 'this page kills its thread: it never ends or takes all memory')
      }
      throw error
    }
  }

  return {
    page: (visit, whose) => callFor(whose ?? '', 'pages', 'page', visit),
    drawAhead: (visit, story) => call('ahead', 'drawAhead', visit, story),
    missing: (visit) => call('missing', 'missing', visit),
    draft: (visit) => call(visit.signed === 'editor' ? 'editors' : 'guests', 'draft', visit),
    draftData: (visit, story) => call('editors', 'draftData', visit, story),
    weigh: (visit, story) => call('editors', 'weigh', visit, story),
    unavailable: (visit) => call('pages', 'unavailable', visit),
    findProblems: (json, languages) => call('editors', 'findProblems', json, languages),
    // Of a build, which stays as it is.
    gallery: loadedOnce(() => call('examples', 'gallery')),
    example: (channel, component) => call('examples', 'example', channel, component),
    contentChanged(tags, stories) {
      banned.clear()
      thread.tell('contentChanged', [tags, stories])
    },
    close: thread.close,
  }
}

/** Where what is made is to be seen; of the rest, a draft among it, nothing goes into a log. */
function pageOf([visit]: unknown[]): string | undefined {
  const { data } = Visited.safeParse(visit)
  return data && data.site.origin + data.site.prefix + data.path
}

const Visited = z.object({ site: z.object({ origin: z.string(), prefix: z.string() }), path: z.string() })
