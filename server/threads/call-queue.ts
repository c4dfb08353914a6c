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

/** Lets calls through a few at a time, in their order; never a pile. Throws Overloaded for those that would wait too long. */
export function createCallQueue({ atOnce, mostWaiting, deadlineMs, onChange = () => {} }: CallQueueOptions) {
  const waiting: (() => void)[] = []
  let underWay = 0

  const next = () => {
    underWay--
    waiting.shift()?.()
    onChange(waiting.length)
  }

  async function turn() {
    if (underWay < atOnce) return void underWay++
    if (waiting.length >= mostWaiting) throw new Overloaded(`${mostWaiting} calls are waiting already.`)
    const since = performance.now()
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      onChange(waiting.length)
    })
    underWay++
    if (performance.now() - since <= deadlineMs) return
    next()
    throw new Overloaded(`Its turn came after more than ${deadlineMs} ms.`)
  }

  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    await turn()
    try {
      return await call()
    } finally {
      next()
    }
  }
}
