/** How many visitors saw a side, and how many of them did what is compared. */
export interface Side {
  visitors: number
  done: number
}

export type Verdict = 'too-early' | 'may-be-chance' | 'more' | 'fewer'

/** Of fewer visitors a side chance alone makes almost anything. */
const fewestVisitors = 100
/** With fewer that did it, or did not, counts are no longer spread like a bell, which the test takes for granted. */
const fewestExpected = 5
/** In deviations: beyond lie 5 % of what chance makes. */
const bound = 1.96

/** Whether more or fewer do it on the new side than chance explains: a test of two proportions, at 95 %. */
export function compareSides(on: Side, off: Side): Verdict {
  const fewer = Math.min(on.visitors, off.visitors)
  if (fewer < fewestVisitors) return 'too-early'
  const all = (on.done + off.done) / (on.visitors + off.visitors)
  if (fewer * Math.min(all, 1 - all) < fewestExpected) return 'too-early'
  const deviation = Math.sqrt(all * (1 - all) * (1 / on.visitors + 1 / off.visitors))
  const distance = (on.done / on.visitors - off.done / off.visitors) / deviation
  if (Math.abs(distance) < bound) return 'may-be-chance'
  return distance > 0 ? 'more' : 'fewer'
}
