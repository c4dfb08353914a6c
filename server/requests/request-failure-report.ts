import type { Logger } from 'pino'
import { throttledReport } from '../throttled-report.ts'

/** Says in the log that requests failed, once for many (R9.09): what fails for one visitor does for all. */
export function requestFailureReport(log: Logger): (error: Error) => void {
  const report = throttledReport((reason, times, detail) => log.error({ ...detail, reason, times }, 'a request failed'))
  return (err) => report(err.message, { err })
}
