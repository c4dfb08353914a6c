/**
 * One story while it is edited: its text, what of it is not saved yet, what can be taken back. Knows nothing of React and
 * of the screen. Edits are shown at once, kept in the browser, and saved by themselves; when somebody else has saved
 * meanwhile, they are done again on the other's text.
 */
import { applyEdits, type Edit } from '../../runtime/edits/edit.ts'
import { isDone } from '../../runtime/edits/is-done.ts'
import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { FieldProblem, Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { ManagementError, OlderVersionError } from '../management/management-error.ts'
import { emptyHistory, type History, withIntent } from './history.ts'
import type { KeptEdits } from './kept-edits.ts'
import type { Notice } from './notice.ts'
import { withPending } from './pending-edits.ts'
import { rebase } from './rebase.ts'
import { isFinal, saveStateAfter } from './save-failure.ts'
import { isReleaseOver, lasts, type SaveState } from './save-state.ts'
import { takeBack } from './take-back.ts'
import { findArrived, type SentText } from './unanswered-saves.ts'

export type { Notice } from './notice.ts'

export interface SessionState {
  /** As it was last read or saved. */
  story: Story
  content: RawBlok
  /** Done, and not known to be saved. */
  pending: readonly Edit[]
  problems: readonly FieldProblem[]
  save: SaveState
  history: History
  notices: readonly Notice[]
}

export interface SessionParts {
  client: Pick<ManagementClient, 'story' | 'saveStory' | 'versions'>
  kept: KeptEdits
  /** What is to be told at the beginning. */
  told?: readonly Notice[]
  now?: () => number
  /** Calls after a while, and answers what calls it off. */
  later?: (work: () => void, ms: number) => () => void
}

/** How long nobody edits before the text is saved, and how long it waits for that at most. */
const quietMs = 800
const longestMs = 5_000
const retryMs = 5_000
/** What was typed for so long is lost in a crash. */
const keepMs = 250
const mostNotices = 20
/** In one go of saving; somebody else saves just before us each time. */
const mostConflicts = 10

export const browserLater = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export type StorySession = ReturnType<typeof createStorySession>

export function createStorySession(opened: Story, { client, kept, told = [], now = Date.now, later = browserLater }: SessionParts) {
  const listeners = new Set<() => void>()
  const found = kept.read()
  let state: SessionState = {
    story: opened,
    content: opened.content,
    pending: [],
    problems: opened.problems,
    save: 'saved',
    history: found?.history ?? emptyHistory,
    notices: told,
  }
  let callOffSave = () => {}
  let callOffKeep: (() => void) | undefined
  let changedAt: number | undefined
  let saving: Promise<void> | undefined
  /** Whatever talks to the content service waits for what does already. */
  let lastTurn: Promise<unknown> = Promise.resolve()
  let isBusy = 0
  /** Sent on the present version, and not answered. */
  let sent: SentText[] = []
  let isClosed = false
  if (found && found.pending.length > 0) {
    take(opened, found.pending)
    // The earlier session may have saved it and ended before it heard of that.
    sent.push({ content: state.content, edits: state.pending.length, isLeft: true })
  }

  function change(part: Partial<SessionState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function tell(notices: readonly Notice[]): void {
    const others = state.notices.filter((old) => !notices.some((each) => isSame(each, old)))
    change({ notices: [...others, ...notices].slice(-mostNotices) })
  }

  function keep(): void {
    callOffKeep?.()
    callOffKeep = undefined
    try {
      kept.write({ base: state.story.current_version_id ?? null, pending: state.pending, history: state.history })
    } catch {
      tell([{ type: 'not-kept' }])
    }
  }

  function keepSoon(): void {
    callOffKeep ??= later(keep, keepMs)
  }

  /** Does edits that belong together. Edits with one `key` that follow each other are taken back together. Answers false when none was possible. */
  function edit(edits: readonly Edit[], key?: string): boolean {
    // What stands there already is nobody's work: saved, it could write over somebody else's.
    const changing = edits.filter((each) => each.verb !== 'set' || edits.length > 1 || !isDone(state.content, each))
    const { content, inverses, done } = applyEdits(state.content, changing)
    if (done.length === 0 || isClosed) return false
    write(content, done, withIntent(state.history, { key, at: now(), inverses }))
    return true
  }

  function write(content: RawBlok, done: readonly Edit[], history: History): void {
    const fixed = Math.max(0, ...sent.map((text) => text.edits))
    change({ content, pending: withPending(state.pending, done, fixed), history, save: waiting() })
    keepSoon()
    changedAt ??= now()
    saveLater(Math.max(0, Math.min(quietMs, changedAt + longestMs - now())))
  }

  /** Sets a field; `undefined` takes it away. What is typed into it in one go is one intent. */
  function setField(uid: string, field: string, value: unknown, was: unknown): void {
    edit([{ verb: 'set', uid, field, value, was }], `${uid}.${field}`)
  }

  const undo = () => back('past')
  const redo = () => back('future')

  /** Answers false when there was nothing, or it was another's work by now. */
  function back(from: keyof History): boolean {
    const result = takeBack(state.content, state.history, from, now())
    if (result.type === 'taken-back') write(result.content, result.done, result.history)
    else if (result.type === 'others-work') {
      change({ history: result.history })
      tell([{ type: 'not-undone' }])
      keepSoon()
    }
    return result.type === 'taken-back'
  }

  /** Puts a version in the place of the text, which is one intent. `ask` has the service do it. Throws what that throws. */
  async function restore(ask: () => Promise<Story>): Promise<void> {
    await save()
    const before = state.content
    const story = await ask()
    accept(story)
    const { content } = story
    if (isSame(before, content)) return
    const inverse: Edit = { verb: 'replace', uid: content._uid, blok: before, was: content }
    change({ history: withIntent(state.history, { key: undefined, at: now(), inverses: [inverse] }) })
    keepSoon()
  }

  /** The story as an answer that came by another way: it was published, renamed, restored. */
  function accept(story: Story): void {
    const isOld = (story.current_version_id ?? 0) < (state.story.current_version_id ?? 0)
    const canMerge = state.pending.length === 0 || isSame(story.content, state.story.content)
    if (isBusy > 0 || isOld || !canMerge) void refresh()
    else take(story, state.pending)
  }

  const waiting = (): SaveState => (lasts(state.save) ? state.save : 'changed')

  function saveLater(ms: number): void {
    callOffSave()
    if (!isClosed) callOffSave = later(() => void save(), ms)
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    isBusy++
    const turn = lastTurn.then(work).catch(fail)
    lastTurn = turn.finally(() => isBusy--)
    return turn
  }

  /** Saves what is not saved; what is edited meanwhile is saved after it. Settles when nothing waits, or when it can't go on. */
  function save(): Promise<void> {
    callOffSave()
    if (callOffKeep) keep()
    saving ??= inTurn(saveAll).finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveAll(): Promise<void> {
    if (isReleaseOver(state.save)) return
    if (state.pending.length === 0 && state.save !== 'saved') return read()
    let conflicts = 0
    while (state.pending.length > 0 && !isClosed) {
      if (sent.length > 0) await settle()
      if (state.pending.length === 0) return read()
      const text = { content: state.content, edits: state.pending.length }
      sent.push(text)
      changedAt = undefined
      change({ save: 'saving' })
      try {
        const base_version_id = state.story.current_version_id ?? null
        const story = await client.saveStory(state.story.id, { content: text.content, base_version_id })
        sent = []
        take(story, state.pending.slice(text.edits), text.content)
      } catch (error) {
        if (isFinal(error)) sent = sent.filter((each) => each !== text)
        if (!(error instanceof ManagementError && error.status === 409) || ++conflicts > mostConflicts) throw error
        // Once ours is kept among the versions, nothing that finds no place is lost; where it was not sent, its author is told.
        const isSafe = error.keptVersion !== undefined || error instanceof OlderVersionError
        if (sent.every(({ isLeft }) => isLeft) && isSafe) await standOnNewer()
      }
    }
  }

  /** What was saved since is ours where it was under way when the session before ended, else it is somebody else's. */
  async function standOnNewer(): Promise<void> {
    if (sent.length > 0 && (await settle())) return
    sent = []
    await read()
  }

  /** A save may have arrived without our hearing of it: `true`. Then its edits are saved, and what follows stands on its version. */
  async function settle(): Promise<boolean> {
    const arrived = await findArrived(client, state.story, sent)
    sent = arrived ? [] : sent.filter(({ isLeft }) => isLeft)
    if (!arrived) return false
    const pending = state.pending.slice(arrived.edits)
    change({ story: arrived.story, problems: arrived.story.problems, pending, save: pending.length > 0 ? 'changed' : 'saved' })
    keep()
    return true
  }

  async function read(): Promise<void> {
    take(await client.story(state.story.id), state.pending)
  }

  /** Reads the story anew, or saves on what there is. */
  const refresh = (): Promise<void> =>
    state.pending.length > 0 ? save() : inTurn(async () => (state.pending.length > 0 ? saveAll() : read()))

  function fail(error: unknown): void {
    if (isClosed) return
    const known = saveStateAfter(error)
    if (known) change({ save: known })
    else {
      if (state.pending.length > 0) change({ save: 'refused' })
      tell([{ type: 'refused', message: error instanceof Error ? error.message : String(error) }])
    }
    // What is wrong with the service may be over soon; what is wrong with the text is not.
    if (known === 'offline' || (state.pending.length > 0 && !isFinal(error))) saveLater(retryMs)
  }

  /** A text of the story from the service, and what of ours is not in it. `ours`: what we have sent, where it is an answer to that. */
  function take(story: Story, pending: readonly Edit[], ours?: RawBlok): void {
    const { problems } = story
    const isOurs = ours !== undefined && isSame(story.content, ours)
    const isKnown = isOurs || (pending === state.pending && isSame(story.content, state.story.content))
    const save = pending.length > 0 ? 'changed' : 'saved'
    if (isKnown) change({ story, problems, pending, save })
    else {
      const { notices, ...rebased } = rebase(story.content, pending, state.history)
      const content = isSame(rebased.content, state.content) ? state.content : rebased.content
      change({ story, problems, ...rebased, content, save: rebased.pending.length > 0 ? 'changed' : 'saved' })
      const hasMerged = story !== opened && (rebased.pending.length > 0 || notices.length > 0)
      tell([...(hasMerged ? [{ type: 'others-saved' } as const] : []), ...notices])
    }
    if (state.pending.length > 0) saveLater(quietMs)
    else changedAt = undefined
    keep()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    edit,
    setField,
    undo,
    redo,
    save,
    refresh,
    restore,
    accept,
    dismiss: (notice: Notice) => change({ notices: state.notices.filter((each) => each !== notice) }),
    /** Saves what waits; what can't be saved now stays kept for the next session. */
    async close(): Promise<void> {
      listeners.clear()
      await save()
      isClosed = true
      callOffSave()
      if (callOffKeep) keep()
      kept.release?.()
    },
  }
}
