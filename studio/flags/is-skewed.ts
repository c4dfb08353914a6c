import type { Flag } from '../management/flag-calls.ts'

/** Of fewer visitors chance alone makes almost anything. */
const fewest = 200

const mostDeviations = 3

/**
 * Whether fewer or more visitors saw the new variant than the share can explain: something then counts or chooses wrong, and the
 * numbers prove nothing. Where the share may have been another before, nothing can be said.
 */
export function isSkewed({ share, seen: { on, off }, created_at, updated_at }: Flag): boolean {
  const visitors = on + off
  if (visitors < fewest || updated_at !== created_at) return false
  const expected = share / 100
  const deviation = Math.sqrt((expected * (1 - expected)) / visitors)
  return Math.abs(on / visitors - expected) > mostDeviations * deviation
}
