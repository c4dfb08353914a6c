import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionState, StorySession } from '../editing/story-session.ts'
import type { ReleaseWithStories } from '../management/release-calls.ts'

/** The bloks that are selected, the one whose form is open last; and the field that was clicked. */
export interface Selection {
  uids: readonly string[]
  field: string | undefined
  /** The field shall have the focus, too: somebody asked to go there. A click on the page leaves the focus on the page. */
  isFocused?: boolean
}

export interface EditorParts {
  session: StorySession
  selection: Selection
  select(uids: readonly string[], field?: string, isFocused?: boolean): void
  /** In which the form edits and the page is shown: a code of the space's languages, `''` for its default. */
  language: string
  showLanguage(language: string): void
  /** The release whose text of the story is edited; the story itself without one. */
  release: ReleaseWithStories | undefined
  /** Says to a screen reader what has happened. */
  announce(sentence: string): void
}

export const EditorContext = createContext<EditorParts | undefined>(undefined)

export function useEditor(): EditorParts {
  const parts = useContext(EditorContext)
  if (!parts) throw new Error('This part of the studio must stand in an EditorContext.')
  return parts
}

/** The story as it is now; drawn again when it changes. */
export function useSessionState(session: StorySession): SessionState {
  return useSyncExternalStore(session.subscribe, session.state)
}
