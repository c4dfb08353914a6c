export interface CallQueueOptions {
  /** So many calls are under way at a time. */
  atOnce: number
  /** Who comes when so many wait is sent away at once. */
  mostWaiting: number
  /** Nobody waits for an answer any more that comes later than this, in milliseconds: what has waited so long is not begun. */
  deadlineMs: number
  onChange?: (waiting: number) => void
}

/** There is more to do than can be done in time. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/**
 * Lets calls through a few at a time, in their order; never a pile. Throws Overloaded for those that would wait too long. A call
 * whose signal aborts before its turn is not begun, and rejects with the signal's reason.
 */
export function createCallQueue({ atOnce, mostWaiting, deadlineMs, onChange = () => {} }: CallQueueOptions) {
  // A Set keeps the order of insertion, and lets go of who leaves from the middle of it.
  const waiting = new Set<() => void>()
  let underWay = 0

  /** Who has waited longest takes over the place that is free. */
  const next = () => {
    const [first] = waiting
    if (!first) return void underWay--
    leave(first)
    first()
  }

  function leave(begin: () => void) {
    waiting.delete(begin)
    onChange(waiting.size)
  }

  async function turn(signal: AbortSignal | undefined) {
    if (underWay < atOnce) return void underWay++
    if (waiting.size >= mostWaiting) throw new Overloaded(`${mostWaiting} calls are waiting already.`)
    const since = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      leave(resolve)
      reject(signal?.reason)
    }
    waiting.add(resolve)
    onChange(waiting.size)
    signal?.addEventListener('abort', giveUp)
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
    if (performance.now() - since <= deadlineMs) return
    next()
    throw new Overloaded(`Its turn came after more than ${deadlineMs} ms.`)
  }

  return async <Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    await turn(signal)
    try {
      return await call()
    } finally {
      next()
    }
  }
}
