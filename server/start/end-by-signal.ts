import type { Logger } from 'pino'
import { endSignals } from '../end-signals.ts'
import { endInTime, type Stop } from './end-in-time.ts'

/**
 * Ends this process in time when it is told to. Each signal comes more than once: Split's client, too, stops at SIGTERM, and sends
 * it again when it has; of several processes the first passes on what a terminal has sent to all. With nobody listening any more,
 * that would be the end.
 */
export function endBySignal(stop: Stop, log: Logger): void {
  let isEnding = false
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal }, 'stopping')
    void endInTime(stop, { log })
  }
  for (const signal of endSignals) process.on(signal, end)
}
