import type { Logger } from 'pino'

/** In milliseconds: after ten seconds, whoever told the process to stop kills it. */
const longestEnd = 9_500

export interface EndInTimeOptions {
  log: Logger
  longest?: number
  exit?: (code: number) => void
}

/** `msLeft` asks how many milliseconds are left. */
export type Stop = (msLeft: () => number) => Promise<void>

/**
 * Ends the process with 0 when `stop` has resolved, and with 1 when that takes too long: whatever hangs, a database for one, keeps
 * no process.
 */
export async function endInTime(stop: Stop, { log, longest = longestEnd, exit = process.exit }: EndInTimeOptions): Promise<void> {
  const end = performance.now() + longest
  const tooLate = setTimeout(() => {
    log.warn('the stop took too long: what was still under way is cut off')
    exit(1)
  }, longest).unref()
  await stop(() => end - performance.now())
  clearTimeout(tooLate)
  exit(0)
}
