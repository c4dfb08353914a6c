import type { Flag } from '../management/flag-calls.ts'

/** With fewer, chance alone explains nearly anything. */
const leastVisitors = 200
/** In standard deviations: by chance it happens to one test in 370. */
const mostDeviation = 3

/**
 * Whether more or fewer visitors got the new variant than its share lets expect: then something else decides who sees it, and the
 * figures mean nothing. Nobody can tell of a test whose share was changed on the way.
 */
export function isSkewed({ share, created_at, updated_at, seen: { on, off } }: Flag): boolean {
  const visitors = on + off
  if (visitors < leastVisitors || created_at !== updated_at) return false
  const expected = share / 100
  const deviation = Math.sqrt(visitors * expected * (1 - expected))
  return Math.abs(on - visitors * expected) > mostDeviation * deviation
}
