import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDoneFor, markDoneFor } from '../build-marks.ts'
import type { ContentStore } from '../content-store.ts'
import { checkContent, isWhole } from './content-check.ts'
import type { FindProblems } from './environment.ts'

export interface WarningParts {
  store: ContentStore
  findProblems: FindProblems
  log: Logger
  /** Of the build. */
  version: string
  /** Between two stories: pages are made in the same thread, and come first. */
  pauseMs?: number
  /** Before the first story: who asks just after the start comes first, too. */
  waitMs?: number
}

const mostGroups = 20

/**
 * After the first start of a build, logs which stories its blocks cannot draw any more, and nothing if there are none. Works
 * beside everything else, until it is stopped; a look that was cut off is begun anew at the next start.
 */
export function warnOfBrokenStories(parts: WarningParts): () => void {
  const stopped = new AbortController()
  look(parts, stopped.signal).catch((err) => {
    if (!stopped.signal.aborted) parts.log.warn({ err }, 'the stories could not be checked against the blocks of this build')
  })
  return () => stopped.abort()
}

async function look({ store, findProblems, log, version, pauseMs = 5, waitMs = 2_000 }: WarningParts, signal: AbortSignal): Promise<void> {
  await after(waitMs, undefined, { signal, ref: false })
  if (await isDoneFor(store.database, 'check', version)) return
  const check = await checkContent({ store, findProblems }, () => after(pauseMs, undefined, { signal, ref: false }))
  if (!isWhole(check)) {
    const { stories, texts, broken, groups } = check
    log.warn(
      { stories, texts, broken, problems: groups.slice(0, mostGroups), furtherProblems: Math.max(0, groups.length - mostGroups) },
      'stories do not fit the blocks of this build: shoppers keep their last good pages. `npm run content check` shows it before a deploy',
    )
  }
  await markDoneFor(store.database, 'check', version)
}
