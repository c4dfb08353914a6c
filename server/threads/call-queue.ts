import { createWaitingLine, type Waiter } from './waiting-line.ts'

export interface CallQueueOptions {
  /** So many calls are under way at a time. */
  atOnce: number
  /** When so many wait, who comes is sent away at once, or the last of who wants more. */
  mostWaiting: number
  /** Nobody waits for an answer any more that comes later than this, in milliseconds: what has waited so long is not begun. */
  deadlineMs: number
  onChange?: (waiting: number) => void
}

export interface CallOptions {
  /** A call whose signal aborts before its turn is not begun, and rejects with the signal's reason. */
  signal?: AbortSignal
  /** Whom the call is for, where those of one should take turns with those of others. */
  whose?: string
}

/** There is more to do than can be done in time. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Lets calls through a few at a time, in their order; never a pile. Throws Overloaded for those that would wait too long. */
export function createCallQueue({ atOnce, mostWaiting, deadlineMs, onChange = () => {} }: CallQueueOptions) {
  const line = createWaitingLine()
  let underWay = 0

  /** Whose turn it is takes over the place that is free. */
  function next() {
    const waiter = line.next()
    if (!waiter) return void underWay--
    onChange(line.length)
    waiter.begin()
  }

  function leave(waiter: Waiter, reason: unknown) {
    line.leave(waiter)
    onChange(line.length)
    waiter.giveUp(reason)
  }

  function makeRoomFor(whose: string) {
    if (line.length < mostWaiting) return
    const full = new Overloaded(`${mostWaiting} calls are waiting already.`)
    const last = line.lastOfMost()
    if (!last || last.whose === whose) throw full
    leave(last, full)
  }

  async function turn({ signal, whose = '' }: CallOptions) {
    if (underWay < atOnce) return void underWay++
    makeRoomFor(whose)
    const since = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { whose, begin: resolve, giveUp: reject }
    const giveUp = () => leave(waiter, signal?.reason)
    line.join(waiter)
    onChange(line.length)
    signal?.addEventListener('abort', giveUp)
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
    if (performance.now() - since <= deadlineMs) return
    next()
    throw new Overloaded(`Its turn came after more than ${deadlineMs} ms.`)
  }

  return async <Result>(call: () => Promise<Result>, options: CallOptions = {}): Promise<Result> => {
    options.signal?.throwIfAborted()
    await turn(options)
    try {
      return await call()
    } finally {
      next()
    }
  }
}
