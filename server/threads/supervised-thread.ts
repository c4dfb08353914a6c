import { setTimeout as after } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { currentSpan } from '../traces/span.ts'
import { areYouThere, type ThreadCall, type ThreadMessage } from './thread-calls.ts'

export interface SupervisedThreadOptions {
  start(): Worker
  onEvent(verb: string, parameters: unknown[]): void
  /** The thread has died, or was ended because it no longer answered. */
  onDeath(reason: string): void
  /** A thread that has computed for so long without a word hangs, in milliseconds of its own: on a busy machine the clock says nothing. */
  hangMs?: number
}

export interface SupervisedThread {
  /** Calls a verb in the thread. Rejects when it throws, and with CallDied when the thread dies of it. */
  call(verb: string, parameters: unknown[]): Promise<unknown>
  /** Calls a verb that nobody waits for, and that means nothing to a thread which has done nothing yet. */
  tell(verb: string, parameters: unknown[]): void
  close(): Promise<void>
}

/** The thread died while it did nothing but this. */
export class CallDied extends Error {
  override name = 'CallDied'
}

interface Pending {
  call: ThreadCall
  /** It was tried by itself, and the thread lived on. */
  isCleared: boolean
  answer: PromiseWithResolvers<unknown>
}

const longestRestartMs = 5_000
/** To load its code, before it first says something. */
const longestStartMs = 30_000
/** Of what it computes outside of JavaScript nobody can be told, so a thread that is silent for so many times `hangMs` is taken to hang. */
const mostSilence = 10

/**
 * Keeps a thread running. When it dies with several calls under way, each of them is tried once more by itself: the one that
 * kills the thread again is at fault, and the others get their answers.
 */
export function superviseThread({ start: makeThread, onEvent, onDeath, hangMs = 3_000 }: SupervisedThreadOptions): SupervisedThread {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let isClosed = false
  let lastId = 0
  const watchIntervalMs = hangMs / 6
  /** Times it was asked in vain since it last said something. Counted rather than timed: this thread may be late itself. */
  let silence = 0
  const silentMs = () => silence * watchIntervalMs
  /** How long it had computed when it was last heard, in milliseconds. */
  let computedBefore: Promise<number | undefined> = Promise.resolve(undefined)
  let isUp = false
  let deathsInARow = 0
  /** Ends when every suspect of a death has been tried. */
  let trial: Promise<unknown> = Promise.resolve()
  let started = Promise.withResolvers<void>()

  function begin() {
    const thread = makeThread()
    worker = thread
    silence = 0
    isUp = false
    thread.on('message', hear)
    thread.once('error', (error) => die(thread, error instanceof Error ? error.message : String(error)))
    thread.once('exit', (code) => die(thread, `It ended with ${code}.`))
    started.resolve()
  }

  function hear(message: ThreadMessage) {
    silence = 0
    isUp = true
    deathsInARow = 0
    if (message.kind === 'alive') return
    if (message.kind === 'events') {
      for (const event of message.events) onEvent(...event)
      return
    }
    const asked = pending.get(message.id)
    pending.delete(message.id)
    if (message.kind === 'answer') asked?.answer.resolve(message.result)
    else asked?.answer.reject(new Error(message.message))
  }

  function die(thread: Worker, reason: string) {
    if (thread !== worker || isClosed) return
    worker = undefined
    started = Promise.withResolvers()
    onDeath(reason)
    const suspects = [...pending.values()]
    pending.clear()
    setTimeout(begin, Math.min(longestRestartMs, 50 * 2 ** deathsInARow++))
    // It never got as far as to do any of it.
    if (!isUp) return suspects.forEach(again)
    const inDoubt = suspects.filter(({ isCleared }) => !isCleared)
    const isFound = inDoubt.length < 2
    const guilty = inDoubt.length === 0 ? suspects : isFound ? inDoubt : []
    for (const { answer } of guilty) answer.reject(new CallDied(`The thread died of it: ${reason}`))
    suspects.filter((asked) => asked.isCleared && !guilty.includes(asked)).forEach(again)
    if (!isFound) trial = tryEach(inDoubt)
  }

  const again = (asked: Pending) => void send(asked).catch(() => {})

  /** One by one, while everything new waits. */
  async function tryEach(suspects: Pending[]) {
    for (const suspect of suspects) {
      await Promise.race([send(suspect).catch(() => {}), outlive()])
      suspect.isCleared = true
    }
  }

  /** What has not killed the thread after a while, and lets it speak, only waits for something. */
  async function outlive() {
    do await after(2 * hangMs, undefined, { ref: false })
    while (silentMs() > hangMs / 2)
  }

  /** Gives a call to the thread that runs, or the next one that will; answers what comes of it. */
  async function send(asked: Pending): Promise<unknown> {
    await started.promise
    const id = ++lastId
    // Throws for what can't be sent to another thread; then nobody answers.
    worker?.postMessage({ ...asked.call, id } satisfies ThreadCall)
    pending.set(id, asked)
    return asked.answer.promise
  }

  const watch = setInterval(() => {
    if (pending.size === 0 || !worker) return
    if (silence === 0) computedBefore = computedMs(worker)
    else if (silentMs() >= (isUp ? mostSilence * hangMs : longestStartMs))
      return end(worker, `It said nothing for ${Math.round(silentMs())} ms.`)
    else if (isUp && silentMs() >= hangMs) void endIfHanging(worker)
    silence++
    worker.postMessage(areYouThere)
  }, watchIntervalMs).unref()

  async function endIfHanging(thread: Worker) {
    const [before = Number.NaN, now = Number.NaN] = await Promise.all([computedBefore, computedMs(thread)])
    if (now - before >= hangMs && silentMs() >= hangMs) end(thread, `It computed for ${hangMs} ms and did not answer.`)
  }

  function end(thread: Worker, reason: string) {
    die(thread, reason)
    void thread.terminate()
  }

  let isStarted = false

  async function call(verb: string, parameters: unknown[]): Promise<unknown> {
    if (!isStarted && !isClosed) begin()
    isStarted = true
    const parent = currentSpan()
    await trial
    return send({ call: { verb, parameters, parent }, isCleared: false, answer: Promise.withResolvers() })
  }

  /** Waits for as much as a call does, so that neither overtakes the other. */
  async function post(call: ThreadCall) {
    await trial
    await started.promise
    worker?.postMessage(call)
  }

  return {
    call,
    tell(verb, parameters) {
      if (isStarted) void post({ verb, parameters }).catch(() => {})
    },
    async close() {
      isClosed = true
      clearInterval(watch)
      for (const { answer } of pending.values()) answer.reject(new Error('The thread is closed.'))
      await worker?.terminate()
    },
  }
}

/** How long a thread has computed, in milliseconds; `undefined` where it is gone. A thread that runs no JavaScript tells later. */
async function computedMs(thread: Worker): Promise<number | undefined> {
  const used = await thread.cpuUsage().catch(() => undefined)
  return used && (used.user + used.system) / 1000
}
