/**
 * One story while it is edited: its text, what of it is not saved yet, what can be taken back. Knows nothing of React and
 * of the screen. Edits are shown at once, kept in the browser, and saved by themselves; when somebody else has saved
 * meanwhile, they are done again on the other's text.
 */
import { applyEdit, applyEdits, type Edit } from '../../runtime/edits/edit.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { FieldProblem, Story } from '../management/answers.ts'
import { ConnectionError, type ManagementClient, ManagementError } from '../management/management-client.ts'
import { emptyHistory, type History, type Intent, withIntent } from './history.ts'
import type { KeptEdits } from './kept-edits.ts'

/** Said in words beside the Publish button. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'gone'

/** Something a person must be told. */
export type Notice =
  /** Somebody else wrote the same field; mine stands, theirs is here. */
  | { type: 'both-wrote'; uid: string; field: string; theirs: unknown }
  /** Somebody else removed what I have changed. */
  | { type: 'lost-place'; edits: Edit[] }
  /** Taking back would have taken back another's work. */
  | { type: 'not-undone' }
  | { type: 'others-saved' }
  | { type: 'refused'; message: string }

export interface SessionState {
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
  client: Pick<ManagementClient, 'story' | 'saveStory'>
  kept: KeptEdits
  now?: () => number
  /** Calls after a while, and answers what calls it off. */
  later?: (work: () => void, ms: number) => () => void
}

/** How long nobody types before the text is saved. */
const quietMs = 800
const retryMs = 5_000
const mostNotices = 20

const browserLater = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export type StorySession = ReturnType<typeof createStorySession>

export function createStorySession(opened: Story, { client, kept, now = Date.now, later = browserLater }: SessionParts) {
  const listeners = new Set<() => void>()
  const found = kept.read(opened.id)
  let state: SessionState = {
    story: opened,
    content: opened.content,
    pending: [],
    problems: opened.problems,
    save: 'saved',
    history: found?.history ?? emptyHistory,
    notices: [],
  }
  let callOff = () => {}
  let saving: Promise<void> | undefined
  let isClosed = false
  if (found && found.pending.length > 0) rebase(opened, found.pending)

  function change(part: Partial<SessionState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function keep(): void {
    kept.write(state.story.id, { pending: state.pending, history: state.history })
  }

  function tell(...notices: Notice[]): void {
    change({ notices: [...state.notices, ...notices].slice(-mostNotices) })
  }

  /** Does edits that belong together. Edits with one `key` that follow each other are taken back together. Answers false when none was possible. */
  function edit(edits: readonly Edit[], key?: string): boolean {
    const { content, inverses, done } = applyEdits(state.content, edits)
    if (inverses.length === 0) return false
    const history = withIntent(state.history, { key, at: now(), inverses })
    change({ content, pending: [...state.pending, ...done], history, save: waiting() })
    keep()
    saveLater()
    return true
  }

  /** Sets a field; `undefined` takes it away. What is typed into it in one go is one intent. */
  function setField(uid: string, field: string, value: unknown, was: unknown): void {
    edit([{ verb: 'set', uid, field, value, was }], `${uid}.${field}`)
  }

  const undo = () => takeBack('past', 'future')
  const redo = () => takeBack('future', 'past')

  function takeBack(from: keyof History, to: keyof History): boolean {
    const intent = state.history[from].at(-1)
    if (!intent) return false
    const rest = state.history[from].slice(0, -1)
    if (isOthersWork(intent.inverses)) {
      change({ history: { ...state.history, [from]: rest } })
      tell({ type: 'not-undone' })
      keep()
      return false
    }
    const { content, inverses, done } = applyEdits(state.content, intent.inverses)
    const back: Intent = { key: undefined, at: now(), inverses }
    const history = { ...state.history, [from]: rest, [to]: [...state.history[to], back] }
    change({ content, pending: [...state.pending, ...done], history, save: waiting() })
    keep()
    saveLater()
    return true
  }

  /** Whether an edit would write over what somebody else wrote, or change what they have removed. */
  function isOthersWork(edits: readonly Edit[]): boolean {
    let content = state.content
    for (const each of edits) {
      const edited = applyEdit(content, each)
      if (!edited || 'overwrote' in edited) return true
      content = edited.content
    }
    return false
  }

  const waiting = (): SaveState =>
    state.save === 'offline' || state.save === 'signed-out' || state.save === 'gone' ? state.save : 'changed'

  function saveLater(ms = quietMs): void {
    callOff()
    callOff = later(() => void save(), ms)
  }

  /** Saves what is not saved; what is edited meanwhile is saved after it. Settles when nothing waits, or when it can't go on. */
  function save(): Promise<void> {
    callOff()
    saving ??= saveAll().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveAll(): Promise<void> {
    while (state.pending.length > 0 && !isClosed) {
      const sent = state.pending.length
      change({ save: 'saving' })
      try {
        const base = state.story.current_version_id
        const story = await client.saveStory(state.story.id, { content: state.content, ...(base && { base_version_id: base }) })
        const pending = state.pending.slice(sent)
        change({ story, problems: story.problems, pending, save: pending.length > 0 ? 'changed' : 'saved' })
        keep()
      } catch (error) {
        if (!(await goOnAfter(error))) return
      }
    }
  }

  /** Whether saving can be tried again at once. */
  async function goOnAfter(error: unknown): Promise<boolean> {
    if (error instanceof ConnectionError) {
      change({ save: 'offline' })
      saveLater(retryMs)
      return false
    }
    if (!(error instanceof ManagementError)) throw error
    if (error.status === 409) return refresh()
    if (error.status === 401) change({ save: 'signed-out' })
    else if (error.status === 404) change({ save: 'gone' })
    else {
      change({ save: 'refused' })
      tell({ type: 'refused', message: error.message })
    }
    return false
  }

  /** Reads the story anew and does again what is not saved. Answers false when it could not be read. */
  async function refresh(): Promise<boolean> {
    try {
      const story = await client.story(state.story.id)
      const isOthers = story.current_version_id !== state.story.current_version_id
      rebase(story, state.pending)
      if (isOthers) tell({ type: 'others-saved' })
      return true
    } catch (error) {
      if (error instanceof ManagementError && error.status === 409) return false
      return goOnAfter(error)
    }
  }

  function rebase(story: Story, pending: readonly Edit[]): void {
    let { content } = story
    const done: Edit[] = []
    const lost: Edit[] = []
    const notices = new Map<string, Notice>()
    for (const each of pending) {
      const edited = applyEdit(content, each)
      if (!edited) {
        lost.push(each)
        continue
      }
      if ('overwrote' in edited && each.verb === 'set')
        notices.set(`${each.uid}.${each.field}`, { type: 'both-wrote', uid: each.uid, field: each.field, theirs: edited.overwrote })
      content = edited.content
      done.push(each)
    }
    change({ story, content, pending: done, problems: story.problems, save: done.length > 0 ? 'changed' : 'saved' })
    if (lost.length > 0) tell({ type: 'lost-place', edits: lost })
    if (notices.size > 0) tell(...notices.values())
    keep()
    if (done.length > 0) saveLater()
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
    /** The story as an answer that came by another way: it was published, renamed, restored. */
    accept: (story: Story) => rebase(story, state.pending),
    dismiss: (notice: Notice) => change({ notices: state.notices.filter((each) => each !== notice) }),
    close() {
      isClosed = true
      callOff()
      listeners.clear()
    },
  }
}
