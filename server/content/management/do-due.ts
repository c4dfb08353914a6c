import { repeatedly } from '../../repeatedly.ts'
import type { DueParts } from './due.ts'
import { dueStories } from './publish-due.ts'
import { dueReleases } from './release-due.ts'

/** How late a story, or a release, may be. */
const everyMs = 5_000

/** Does what is due, again and again, until it is stopped. What came due while nobody ran is done at the start. */
export const doWhenDue = (parts: DueParts) => repeatedly(() => doDue(parts, new Date()), everyMs, parts.onError, 'now')

/**
 * Publishes stories, takes them offline and makes releases live, in the order of their times: a release publishes what expires after
 * it, and is refused where something has changed before it. What has to wait keeps what is due after it of the same stories waiting,
 * and nothing else. Processes that share a database do each of it once. Answers how much was done.
 */
export async function doDue(parts: DueParts, now: Date): Promise<number> {
  const at = now.toISOString()
  // At the same instant stories come first (`planUntil`).
  const due = [...(await dueStories(parts, at)), ...(await dueReleases(parts, at))]
  due.sort((a, b) => (a.time === b.time ? 0 : a.time < b.time ? -1 : 1))
  let done = 0
  const waiting = new Set<number>()
  for (const { stories, carryOut } of due) {
    const outcome = stories.some((id) => waiting.has(id)) ? 'waits' : await carryOut()
    if (outcome === 'done') done += 1
    if (outcome === 'waits') for (const id of stories) waiting.add(id)
  }
  return done
}
