import type { Logger } from 'pino'
import { throttledReport } from '../throttled-report.ts'

/** Says in the log what kept pages from being made, once for many (R9.09): of errors of one kind, each may name another page. */
export function pageFailureReport(log: Logger): (reason: string, detail: { err?: unknown }) => void {
  const report = throttledReport((_, times, detail) => log.error({ ...detail, times }, 'the page could not be made'))
  return (reason, detail) => report(kindOf(detail.err) ?? reason, { ...detail, reason })
}

const kindOf = (error: unknown) => (error instanceof Error && error.name !== 'Error' ? error.name : undefined)
