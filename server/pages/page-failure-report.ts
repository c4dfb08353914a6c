import type { Logger } from 'pino'
import { throttledReport } from '../throttled-report.ts'

/** Says in the log what kept pages from being made, once for many (R9.09). */
export const pageFailureReport = (log: Logger) =>
  throttledReport((reason, times, detail) => log.error({ ...detail, reason, times }, 'the page could not be made'))
