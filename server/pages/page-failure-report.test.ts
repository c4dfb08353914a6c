import pino from 'pino'
import { expect, it } from 'vitest'
import { PageLate } from './page-cache.ts'
import { pageFailureReport } from './page-failure-report.ts'

it('R9.09 what keeps many pages from being made is said once, and what is wrong with one by itself', () => {
  const lines: string[] = []
  const report = pageFailureReport(pino({}, { write: (line: string) => void lines.push(JSON.parse(line).reason) }))
  const fail = (err: Error) => report(err.message, { err })
  for (const page of ['a', 'b', 'c']) fail(new PageLate(`Nothing was made of ${page}.`))
  for (const reason of ['one', 'two', 'two']) fail(new Error(reason))
  expect(lines).toEqual(['Nothing was made of a.', 'one', 'two'])
})
