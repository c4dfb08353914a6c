import { createWaitingLine, type Waiter } from './waiting-line.ts'

export interface CallQueueOptions {
  /** So many calls are under way at a time. */
  atOnce: number
  /** So many of them for one; all, where it is left out. */
  atOnceForOne?: number
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
export function createCallQueue({ atOnce, atOnceForOne = atOnce, mostWaiting, deadlineMs, onChange = () => {} }: CallQueueOptions) {
  const line = createWaitingLine()
  let underWay = 0
  /** How many of them are whose. */
  const underWayFor = new Map<string, number>()
  const mayBegin = (whose: string) => (underWayFor.get(whose) ?? 0) < atOnceForOne

  function begin(whose: string) {
    underWay++
    underWayFor.set(whose, (underWayFor.get(whose) ?? 0) + 1)
  }

  function end(whose: string) {
    underWay--
    const left = (underWayFor.get(whose) ?? 1) - 1
    if (left > 0) underWayFor.set(whose, left)
    else underWayFor.delete(whose)
    line.putLast(whose)
  }

  /** Whose turn it is takes the place that has become free. */
  function next() {
    const waiter = line.next(mayBegin)
    if (!waiter) return
    begin(waiter.whose)
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
    const last = line.lastOfMore(whose)
    if (!last) throw full
    leave(last, full)
  }

  async function turn({ signal, whose = '' }: CallOptions) {
    if (underWay < atOnce && mayBegin(whose)) return begin(whose)
    makeRoomFor(whose)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { whose, begin: resolve, giveUp: reject }
    const giveUp = () => leave(waiter, signal?.reason)
    line.join(waiter)
    onChange(line.length)
    signal?.addEventListener('abort', giveUp)
    const late = setTimeout(() => leave(waiter, new Overloaded(`Its turn had not come after ${deadlineMs} ms.`)), deadlineMs)
    await promise.finally(() => {
      clearTimeout(late)
      signal?.removeEventListener('abort', giveUp)
    })
  }

  return async <Result>(call: () => Promise<Result>, options: CallOptions = {}): Promise<Result> => {
    options.signal?.throwIfAborted()
    await turn(options)
    try {
      return await call()
    } finally {
      end(options.whose ?? '')
      next()
    }
  }
}
