import { expect, it } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')

it.each([
  [0, 'gerade eben'],
  [59, 'gerade eben'],
  [60, 'vor 1 Minute'],
  [3_599, 'vor 59 Minuten'],
  [3_600, 'vor 1 Stunde'],
  [86_400, 'vor 1 Tag'],
  [7 * 86_400, 'vor 1 Woche'],
  [45 * 86_400, 'vor 1 Monat'],
  [800 * 86_400, 'vor 2 Jahren'],
  // A clock that runs ahead elsewhere.
  [-30, 'gerade eben'],
])('R9.09 says %i seconds ago as %s', (seconds, words) => {
  expect(formatRelativeTime(new Date(now.getTime() - seconds * 1000), now)).toBe(words)
})
