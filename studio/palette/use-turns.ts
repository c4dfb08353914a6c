import { useState } from 'react'

/** So many load at the same moment: one is drawn while the next is on its way. */
const atOnce = 2

export interface Turn {
  hasCome: boolean
  onDone(): void
}

/**
 * Lets those with these names load one after another, in this order. Frames of one site share its thread: all at once
 * they keep whoever types in the window around them waiting until the last one is drawn.
 */
export function useTurns(names: readonly string[]): (name: string) => Turn {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const loading = names.filter((name) => !done.has(name)).slice(0, atOnce)
  return (name) => ({
    hasCome: done.has(name) || loading.includes(name),
    onDone: () => setDone((before) => new Set(before).add(name)),
  })
}
