import { createWaitingLine, type Waiter } from './waiting-line.ts'

export interface CallQueueOptions {
  /** So many calls are under way at a time. */
  atOnce: number
  /** So many of them for one; all, where it is left out. */
  atOnceForOne?: number
  /** So many of those that are dear, whosever they are; all, where it is left out. */
  dearAtOnce?: number
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
  /** Takes so long that others should not wait behind several of its kind. */
  isDear?: boolean
}

type Caller = Required<Pick<CallOptions, 'whose' | 'isDear'>>

/** There is more to do than can be done in time. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Lets calls through a few at a time, in their order; never a pile. Throws Overloaded for those that would wait too long. */
export function createCallQueue(options: CallQueueOptions) {
  const { atOnce, atOnceForOne = atOnce, dearAtOnce = atOnce, mostWaiting, deadlineMs, onChange = () => {} } = options
  const line = createWaitingLine()
  let underWay = 0
  let dearUnderWay = 0
  /** How many of them are whose. */
  const underWayFor = new Map<string, number>()
  const mayBegin = ({ whose, isDear }: Caller) =>
    underWay < atOnce && (underWayFor.get(whose) ?? 0) < atOnceForOne && (!isDear || dearUnderWay < dearAtOnce)

  function begin({ whose, isDear }: Caller) {
    underWay++
    if (isDear) dearUnderWay++
    underWayFor.set(whose, (underWayFor.get(whose) ?? 0) + 1)
  }

  function end({ whose, isDear }: Caller) {
    underWay--
    if (isDear) dearUnderWay--
    const left = (underWayFor.get(whose) ?? 1) - 1
    if (left > 0) underWayFor.set(whose, left)
    else underWayFor.delete(whose)
    line.putLast(whose)
  }

  /** Whose turn it is takes the place that has become free. That a dear one of theirs is over may let two begin. */
  function next() {
    for (let waiter = line.next(mayBegin); waiter; waiter = line.next(mayBegin)) {
      begin(waiter)
      onChange(line.length)
      waiter.begin()
    }
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

  async function turn(caller: Caller, signal: AbortSignal | undefined) {
    if (mayBegin(caller)) return begin(caller)
    makeRoomFor(caller.whose)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { ...caller, begin: resolve, giveUp: reject }
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

  return async <Result>(call: () => Promise<Result>, { signal, whose = '', isDear = false }: CallOptions = {}): Promise<Result> => {
    signal?.throwIfAborted()
    const caller = { whose, isDear }
    await turn(caller, signal)
    try {
      return await call()
    } finally {
      end(caller)
      next()
    }
  }
}
