import { setTimeout as after } from 'node:timers/promises'

/** How long a write waits for another process to finish its own, in milliseconds, and after how long it looks again each time. */
const usualWait = 5_000
const intervals = [1, 2, 5, 10]
const lastInterval = 25

/** Another process was writing for too long. Nothing was written: it may be tried again. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/** Whether what waits by itself has waited for nothing. */
export const isStillBusy = (error: unknown): boolean => error instanceof DatabaseBusy

/** Does a piece of work that fails as a whole when another process is writing, again until it is free. Nothing else waits meanwhile. Throws `DatabaseBusy`. */
export async function whenFree<Result>(
  isBusy: (error: unknown) => boolean,
  work: () => Promise<Result>,
  longestWait = usualWait,
): Promise<Result> {
  const start = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() - start > longestWait) {
        throw new DatabaseBusy(`The database was busy for ${longestWait / 1000} seconds. Nothing was written: try again.`, { cause: error })
      }
      await after(intervals[tries] ?? lastInterval)
    }
  }
}
