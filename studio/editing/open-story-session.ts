import { isSame } from '../../runtime/edits/is-same.ts'
import type { Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { emptyHistory } from './history.ts'
import {
  browserKeptEdits,
  type EditedText,
  findReleaseKeys,
  type Kept,
  type KeptEdits,
  keyOf,
  keysOfText,
  moveToStory,
} from './kept-edits.ts'
import type { Notice } from './notice.ts'
import { findReleaseEnd, openRelease, type ReleaseEnd } from './release-over.ts'
import { releaseText } from './release-text.ts'
import { createStorySession, type SessionParts, type StorySession } from './story-session.ts'

export interface OpeningParts extends Omit<SessionParts, 'kept' | 'told' | 'client'> {
  client: Pick<ManagementClient, 'story' | 'saveStory' | 'versions' | 'release' | 'storyInRelease' | 'saveInRelease'>
  /** The release whose text of the story is opened; the story itself without one. */
  releaseId?: number | undefined
  /** Without one nothing outlives a reload. */
  storage: Storage | undefined
  /** Takes a name for this tab alone; answers what gives it back, or `undefined` while another tab has it. */
  hold?: (name: string) => Promise<(() => void) | undefined>
}

/**
 * Opens a story with what an earlier session has left of it: what was not saved, and what can be taken back. Edits of several
 * sessions that ended are all saved; the last of them goes on. A session of another tab that is still open is left alone.
 * Throws a ReleaseOverError for a text in a release that has ended: what was not saved of it goes on in the story itself.
 */
export async function openStorySession(storyId: number, { releaseId, ...rest }: OpeningParts): Promise<StorySession> {
  const parts = releaseId === undefined ? rest : { ...rest, client: releaseText(rest.client, releaseId) }
  const { client, storage, hold = holdLock } = rest
  const told: Notice[] = []
  if (releaseId !== undefined) await openRelease(client, releaseId)
  else if (storage) for (const end of await moveFromReleases(storage, storyId, client, hold)) told.push({ type: 'from-release', end })
  const left = storage ? await takeOver(storage, { storyId, releaseId }, hold) : [noStorage]
  try {
    for (const kept of left.slice(0, -1)) told.push(...(await finish(storyId, kept, parts)))
    return await begin(storyId, left.at(-1) ?? noStorage, { ...parts, told })
  } catch (error) {
    // Held on to, it would be another session's to whoever opens the story again in this tab.
    for (const kept of left) kept.release?.()
    throw error
  }
}

type BeginningParts = Omit<SessionParts, 'kept'>

/** Saves what a session has left, and forgets it when that was possible. Answers what its author must be told of that. */
async function finish(storyId: number, kept: KeptEdits, parts: BeginningParts): Promise<readonly Notice[]> {
  let told: readonly Notice[] = []
  if (kept.read()?.pending.length) {
    const session = await begin(storyId, { read: kept.read, write: kept.write }, parts)
    await session.close()
    told = session.state().notices
  }
  const { base = null, pending = [] } = kept.read() ?? {}
  if (pending.length === 0) kept.write({ base, pending, history: emptyHistory })
  kept.release?.()
  return told
}

async function begin(storyId: number, kept: KeptEdits, parts: BeginningParts): Promise<StorySession> {
  const story = await parts.client.story(storyId)
  const found = kept.read()
  const session = createStorySession((found && (await asItWas(parts.client, story, found))) ?? story, { ...parts, kept })
  if (session.state().pending.length > 0) void session.save()
  return session
}

/** The text that unsaved edits were made on, when somebody has saved since: saving on that keeps both, and merges them. */
async function asItWas({ versions }: SessionParts['client'], story: Story, { base, pending }: Kept): Promise<Story | undefined> {
  if (pending.length === 0 || base === null || base === story.current_version_id) return undefined
  const { items } = await versions(story.id)
  const content = items.find(({ id }) => id === base)?.content
  return content && !isSame(content, story.content) ? { ...story, content, current_version_id: base } : undefined
}

/**
 * What was left of the story's texts in releases that have ended since is left of the story itself from now on: there it is
 * opened. Answers how those releases ended.
 */
async function moveFromReleases(
  storage: Storage,
  storyId: number,
  client: OpeningParts['client'],
  hold: NonNullable<OpeningParts['hold']>,
): Promise<Set<ReleaseEnd>> {
  const ends = new Set<ReleaseEnd>()
  for (const { key, releaseId } of findReleaseKeys(storage, storyId)) {
    const release = await hold(key)
    if (!release) continue
    // What can't be said now keeps nobody from the story.
    const end = await findReleaseEnd(client, releaseId)
      .catch(() => undefined)
      .finally(release)
    if (end && moveToStory(storage, key, storyId)) ends.add(end)
  }
  return ends
}

/** What sessions have left that are over, and a new one where there is none; the last one written comes last. */
async function takeOver(storage: Storage, text: EditedText, hold: NonNullable<OpeningParts['hold']>): Promise<KeptEdits[]> {
  const taken: KeptEdits[] = []
  for (const key of keysOfText(storage, text)) {
    const release = await hold(key)
    if (release) taken.push(browserKeptEdits(storage, key, release))
  }
  if (taken.length > 0) return taken.sort((a, b) => lastAt(a) - lastAt(b))
  const key = keyOf(text, crypto.randomUUID())
  return [browserKeptEdits(storage, key, await hold(key))]
}

function lastAt(kept: KeptEdits): number {
  const { history } = kept.read() ?? {}
  return Math.max(0, ...[...(history?.past ?? []), ...(history?.future ?? [])].map(({ at }) => at))
}

const noStorage: KeptEdits = { read: () => undefined, write() {} }

/** Held until it is given back or the tab ends. Where a browser has no locks, a session of another tab is taken for one that is over: its edits are then done in both, which does no harm. */
function holdLock(name: string): Promise<(() => void) | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<(() => void) | undefined>()
  if (!navigator.locks) resolve(() => {})
  else
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        const { promise: over, resolve: release } = Promise.withResolvers<void>()
        resolve(release)
        return over
      })
      .catch(reject)
  return promise
}
