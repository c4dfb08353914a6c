/** What changed in the content of late, so that a page can be told from an old one by when it was made. */
export interface ContentHistory {
  /** Grows with every change. A page has the version that was known when its making began. */
  readonly version: number
  /** Notes a change and answers its version: that of the content service, or for a service that has none the next one. */
  note(tags: Iterable<string>, version?: number): number
  /** Whether something with one of these tags changed after that version. Yes, too, when that is too long ago to be known. */
  changedSince(version: number, tags: readonly string[]): boolean
}

const mostKept = 1_000

/** Begins at a version of the content: what changed before it is not known. */
export function createContentHistory(from: number): ContentHistory {
  let changes: { version: number; tags: ReadonlySet<string> }[] = []
  let knownFrom = from
  let version = from
  return {
    get version() {
      return version
    },
    note(tags, noted = version + 1) {
      version = Math.max(version, noted)
      changes.push({ version, tags: new Set(tags) })
      if (changes.length > mostKept * 2) {
        knownFrom = changes.at(-mostKept - 1)?.version ?? version
        changes = changes.slice(-mostKept)
      }
      return version
    },
    changedSince(since, tags) {
      if (since < knownFrom) return true
      for (let index = changes.length - 1; index >= 0; index--) {
        const change = changes[index]
        if (!change || change.version <= since) return false
        if (tags.some((tag) => change.tags.has(tag))) return true
      }
      return false
    },
  }
}
