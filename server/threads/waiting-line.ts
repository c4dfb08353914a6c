/** Who waits for a turn. */
export interface Waiter {
  /** Whom the turn is for: those of one take turns with those of others. */
  whose: string
  isDear: boolean
  begin(): void
  giveUp(reason: unknown): void
}

/** A line in which nobody is kept waiting by how much somebody else wants: whose turn it is goes around, each one's own come in their order. */
export function createWaitingLine() {
  // Maps and Sets keep the order of insertion, and let go of who leaves from the middle of it.
  const lines = new Map<string, Set<Waiter>>()
  let length = 0

  function leave(waiter: Waiter): void {
    const line = lines.get(waiter.whose)
    if (!line?.delete(waiter)) return
    length--
    if (line.size === 0) lines.delete(waiter.whose)
  }

  /** Who has had a turn, by waiting for it or not, is the last to have another. */
  function putLast(whose: string): void {
    const line = lines.get(whose)
    if (!line) return
    lines.delete(whose)
    lines.set(whose, line)
  }

  return {
    join(waiter: Waiter): void {
      const line = lines.get(waiter.whose)
      if (line) line.add(waiter)
      else lines.set(waiter.whose, new Set([waiter]))
      length++
    },
    leave,
    putLast,
    /** Takes out whose turn it is, of those who may have one: who may not keeps nobody waiting, in their own line neither. */
    next(mayBegin: (waiter: Waiter) => boolean): Waiter | undefined {
      for (const [whose, line] of lines) {
        const waiter = [...line].find(mayBegin)
        if (!waiter) continue
        putLast(whose)
        leave(waiter)
        return waiter
      }
      return undefined
    },
    /** The last of those who have the most in the line, if that is more than `whose` would have with another one. */
    lastOfMore(whose: string): Waiter | undefined {
      let size = (lines.get(whose)?.size ?? 0) + 1
      let most: Set<Waiter> | undefined
      for (const line of lines.values()) {
        if (line.size > size) [most, size] = [line, line.size]
      }
      return most && [...most].at(-1)
    },
    get length() {
      return length
    },
  }
}
