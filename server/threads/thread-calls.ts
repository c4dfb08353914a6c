/** What two threads say to each other: calls with plain data, their answers, and whether they still listen. */
import type { MessagePort } from 'node:worker_threads'
import type { SpanContext } from '@opentelemetry/api'
import { asPartOf } from '../traces/span.ts'

export interface ThreadCall {
  /** Left out where nobody waits for an answer. */
  id?: number | undefined
  verb: string
  parameters: unknown[]
  /** The span it was asked for in, if any. */
  parent?: SpanContext | undefined
}

export type ThreadMessage =
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'failure'; id: number; message: string }
  /** Figures and other events, for which nobody waits. */
  | { kind: 'events'; events: ThreadEvent[] }
  | { kind: 'alive' }

export type ThreadEvent = [verb: string, parameters: unknown[]]

/** Functions whose parameters and results are plain data. */
export type Verbs = Record<string, (...parameters: never[]) => unknown>

/**
 * Answers the calls of the other thread with these verbs, which may still have to be got ready; ends this thread when they can't be.
 * The memory of a result that `givenAway` names is the other thread's then, and not copied.
 */
export function answerCalls(port: MessagePort, ready: Promise<Verbs>, givenAway: (result: unknown) => ArrayBuffer[] = () => []): void {
  const say = (message: ThreadMessage, given: ArrayBuffer[] = []) => port.postMessage(message, given)
  port.on('message', async (call: ThreadCall | typeof areYouThere) => {
    if (call === areYouThere) return say({ kind: 'alive' })
    const { id, verb, parameters, parent } = call
    try {
      const verbs = await ready
      // Both ends are of the same build and share the types of what they call.
      const result = await asPartOf(parent, () => verbs[verb]?.(...(parameters as never[])))
      if (id !== undefined) say({ kind: 'answer', id, result }, givenAway(result))
    } catch (error) {
      if (id !== undefined) say({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
    }
  })
  ready.then(
    () => say({ kind: 'alive' }),
    () => process.exit(1),
  )
}

export const areYouThere = 'are you there'

/** Verbs that only tell the other thread that they were called: it hears of them together, and after the answers that somebody waits for. */
export function eventVerbs<Names extends string>(port: MessagePort, names: readonly Names[]) {
  let events: ThreadEvent[] = []
  const flush = () => {
    port.postMessage({ kind: 'events', events } satisfies ThreadMessage)
    events = []
  }
  const say = (...event: ThreadEvent) => {
    if (events.push(event) === 1) setImmediate(flush)
  }
  return Object.fromEntries(names.map((verb) => [verb, (...parameters: unknown[]) => say(verb, parameters)])) as Record<
    Names,
    (...parameters: unknown[]) => void
  >
}
