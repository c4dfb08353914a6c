export interface Random {
  /** A number from `from` up to `to`. */
  between: (from: number, to: number) => number
  /** `value`, off by at most `by` of itself: what a hand does. */
  about: (value: number, by: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

const hash = (seed: string): number => [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0

/** Pseudo random numbers (mulberry32) that are the same in every run for the same seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number): number => from + (to - from) * next()
  return {
    between,
    about: (value, by) => value * between(1 - by, 1 + by),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
