/** The value in the middle; NaN of none. */
export const median = (values: number[]): number => percentile(values, 0.5)

/** The value that so great a part of all is not above; NaN of none. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Measures several things in turn, round by round, so that all of them meet the same moods of the machine; answers the median of each. */
export async function alternate<Name extends string>(
  rounds: number,
  measures: Record<Name, () => number | Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) results[name].push(await measures[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(results[name])])) as Record<Name, number>
}
