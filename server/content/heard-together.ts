import type { ContentChange, ContentListener } from './content-change.ts'

/**
 * Hears in one go what is told in one go: of a folder that moves, a change for each story in it comes, and what they concern must
 * not be worked out and told on thousands of times. Calls back before whoever told goes on after an `await`.
 */
export function heardTogether(hear: (changes: ContentChange[], version: number | undefined) => void): ContentListener {
  let changes: ContentChange[] = []
  let versionOfThese: number | undefined

  function flush() {
    const heard = changes
    changes = []
    if (heard.length > 0) hear(heard, versionOfThese)
  }

  return (change, version) => {
    if (version !== versionOfThese) flush()
    versionOfThese = version
    if (changes.push(change) === 1) queueMicrotask(flush)
  }
}
