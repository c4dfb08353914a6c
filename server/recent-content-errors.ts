/** A story that could not be drawn, and since when. */
export interface RecentContentError {
  /** Its full slug. */
  story: string
  /** A German sentence: what is wrong, and where. */
  message: string
  firstAt: Date
  lastAt: Date
  /** How often a page could not be made of it. */
  times: number
}

const mostKept = 20

/** The stories that could not be drawn of late, the last one first; one that was changed since is not among them. */
export function createRecentContentErrors() {
  const errors = new Map<string, RecentContentError>()
  return {
    note({ story, message }: { story: string; message: string }) {
      const known = errors.get(story)
      const now = new Date()
      errors.delete(story)
      errors.set(story, { story, message, firstAt: known?.firstAt ?? now, lastAt: now, times: (known?.times ?? 0) + 1 })
      for (const oldest of errors.keys()) {
        if (errors.size <= mostKept) break
        errors.delete(oldest)
      }
    },
    forget: (story: string) => void errors.delete(story),
    list: () => [...errors.values()].reverse(),
  }
}
