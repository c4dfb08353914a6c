import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { ContentUnavailable } from '../content/content.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { isDiskFull } from '../database/disk-full.ts'
import { FileStoreError } from '../images/file-store.ts'
import { ShopUnavailable } from '../shop-api/shop-api.ts'
import { Overloaded } from '../threads/call-queue.ts'
import { answerToNobody, isCutOff } from './cut-off.ts'
import { requestFailureReport } from './request-failure-report.ts'

/** What the shop asks does not answer, and may do so later. */
const awayErrors = [ContentUnavailable, DatabaseAway, FileStoreError, ShopUnavailable]

/** Tells a shopper what came of a request that failed, and the log why: 503 with `Retry-After` where another try may help, else 500. */
export function answerFailures(log: Logger): ErrorHandler {
  const report = requestFailureReport(log)
  return (error, c) => {
    if (isCutOff(c)) return answerToNobody()
    report(error)
    if (error instanceof Overloaded)
      return c.text('Gerade ist zu viel los. Bitte versuchen Sie es gleich noch einmal.', 503, { 'retry-after': '5' })
    if (awayErrors.some((each) => error instanceof each))
      return c.text('Das ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.', 503, { 'retry-after': '5' })
    if (isDiskFull(error))
      return c.text('Das lässt sich gerade nicht speichern, und nichts wurde geändert. Bitte versuchen Sie es später noch einmal.', 503, {
        'retry-after': '60',
      })
    return c.text('Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.', 500)
  }
}
