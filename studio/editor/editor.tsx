import { useEffect, useMemo, useState } from 'react'
import type { Place } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { Canvas } from '../canvas/canvas.tsx'
import type { Viewport } from '../canvas/viewports.ts'
import { CommentsContext, useStoryComments } from '../comments/comments-context.ts'
import type { StorySession } from '../editing/story-session.ts'
import { BlokForm } from '../form/blok-form.tsx'
import type { ReleaseWithStories } from '../management/release-calls.ts'
import { Outline } from '../outline/outline.tsx'
import { Palette } from '../palette/palette.tsx'
import { goOnTo, type StoryPlace } from '../place.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { blokActions } from './blok-actions.ts'
import styles from './editor.module.css'
import { EditorContext, type Selection, useSessionState } from './editor-context.ts'
import { Notices } from './notices.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { isMac, keysOf, shortcuts } from './shortcuts.ts'
import { type Pane, TopBar } from './top-bar.tsx'
import { useArrival } from './use-arrival.ts'

const StoryActivity = lazyDialog(async () => (await import('../activity/story-activity.tsx')).StoryActivity)
const CommentsPanel = lazyDialog(async () => (await import('../comments/comments-panel.tsx')).CommentsPanel)
const WhereUsed = lazyDialog(async () => (await import('../usage/where-used.tsx')).WhereUsed)
const PublishSheet = lazyDialog(async () => (await import('../publish/publish-sheet.tsx')).PublishSheet)
const Versions = lazyDialog(async () => (await import('../versions/versions.tsx')).Versions)
const Weights = lazyDialog(async () => (await import('../weights/weights.tsx')).Weights)

type Open =
  | { what: 'palette'; to: Place | 'anywhere' }
  | { what: 'publish' | 'versions' | 'weights' | 'shortcuts' | 'usage' | 'activity' }
  | undefined

export interface EditorProps {
  session: StorySession
  /** Whose text of the story it is; the story itself without one. */
  release: ReleaseWithStories | undefined
  /** Where one was led to, in the story. */
  place: StoryPlace
}

/** Outline, page and form of one story, and what can be done with it. */
export function Editor({ session, release, place }: EditorProps) {
  const { client, model, space } = useStudio()
  const { words, preferences } = useSpoken()
  const [selection, setSelection] = useState<Selection>({ uids: [], field: undefined })
  const [announcement, announce] = useState('')
  const [viewport, setViewport] = useState<Viewport>()
  const [open, setOpen] = useState<Open>()
  const [pane, setPane] = useState<Pane>('canvas')
  const { content, story } = useSessionState(session)
  // Of the address, so that a reload, and whoever it is sent to, have it too.
  const language = space.languages.find(({ code }) => code === place.language)?.code ?? ''
  const { comments, place: commentPlace, close: closeComments } = useStoryComments(client, story.id)

  const parts = useMemo(() => {
    const select = (uids: readonly string[], field?: string, isFocused = false) => setSelection({ uids, field, isFocused })
    const showLanguage = (code: string) => goOnTo({ screen: 'story', id: place.id, release: place.release, language: code || undefined })
    return { session, selection, select, announce, language, showLanguage, release }
  }, [session, selection, language, release, place.id, place.release])
  useArrival(place, parts, comments)
  const actions = useMemo(() => blokActions({ ...parts, model, words, storage: localStorage }), [parts, model, words])
  const all = useMemo(
    () =>
      shortcuts({
        actions,
        words,
        save: () => void session.save(),
        openPalette: () => setOpen({ what: 'palette', to: 'anywhere' }),
        openShortcuts: () => setOpen({ what: 'shortcuts' }),
      }),
    [actions, words, session],
  )

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (open || commentPlace) return
      // Out of the form one comes back to where its block is chosen.
      const { target } = event
      const isInForm = target instanceof HTMLElement && target.closest('#form') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && isInForm) return document.querySelector<HTMLElement>('[role=tree]')?.focus()
      const keys = keysOf(event, isMac())
      const shortcut = all.find((each) => each.keys.includes(keys))
      if (!shortcut || (isTyping(event.target) && !shortcut.isEverywhere)) return
      // Words that are marked on the screen are copied as ever.
      if (shortcut.id === 'copy' && getSelection()?.isCollapsed === false) return
      event.preventDefault()
      shortcut.run()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [all, open, commentPlace])

  useEffect(() => {
    const saveNow = () => void session.save()
    const warn = (event: BeforeUnloadEvent) => {
      if (session.state().save === 'refused') event.preventDefault()
    }
    // A phone may end a page that nobody looks at without another word.
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
    addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', saveHidden)
    addEventListener('pagehide', saveNow)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', saveHidden)
      removeEventListener('pagehide', saveNow)
      removeEventListener('beforeunload', warn)
    }
  }, [session])

  // What is selected may have gone, by undo or by somebody else.
  const present = selection.uids.filter((uid) => findBlok(content, uid))
  useEffect(() => {
    if (present.length !== selection.uids.length) setSelection({ uids: present, field: undefined })
  }, [present, selection.uids])

  const onAdd = (to: Place) => setOpen({ what: 'palette', to })
  const close = () => setOpen(undefined)
  return (
    <EditorContext value={parts}>
      <CommentsContext value={comments}>
        <div className={styles.editor} data-layout={preferences.layout} data-pane={pane}>
          <TopBar
            actions={actions}
            shortcuts={all}
            viewport={viewport}
            onViewport={setViewport}
            pane={pane}
            onPane={setPane}
            onPublish={() => setOpen({ what: 'publish' })}
            onVersions={() => setOpen({ what: 'versions' })}
            onUsage={() => setOpen({ what: 'usage' })}
            onActivity={() => setOpen({ what: 'activity' })}
            onWeights={() => setOpen({ what: 'weights' })}
          />
          <Notices />
          <main className={styles.work}>
            <div className={styles.outline}>
              <Outline actions={actions} />
            </div>
            <div className={styles.canvas}>
              <Canvas
                key={preferences.previewSite}
                actions={actions}
                viewport={viewport}
                onViewport={setViewport}
                onAdd={onAdd}
                onKey={(event) => all.find((each) => each.keys.includes(keysOf(event, isMac())))?.run()}
              />
            </div>
            <div className={styles.form}>
              <BlokForm actions={actions} onAdd={onAdd} />
            </div>
          </main>
          <p className="only-read-aloud" role="status">
            {announcement}
          </p>
        </div>
        {open?.what === 'palette' && <Palette actions={actions} to={open.to} onClose={close} />}
        {open?.what === 'shortcuts' && <ShortcutList shortcuts={all} onClose={close} />}
        {open?.what === 'publish' && <PublishSheet onClose={close} />}
        {open?.what === 'versions' && <Versions onClose={close} />}
        {open?.what === 'weights' && <Weights onClose={close} />}
        {comments && commentPlace && <CommentsPanel place={commentPlace} comments={comments} onClose={closeComments} />}
        {open?.what === 'activity' && <StoryActivity id={story.id} name={story.name} onClose={close} />}
        {open?.what === 'usage' && <WhereUsed used={{ what: 'story', uuid: story.uuid, name: story.name }} onClose={close} />}
      </CommentsContext>
    </EditorContext>
  )
}

function isTyping(target: EventTarget | null): boolean {
  // In the form all keys are the form's.
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('#form') !== null || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}
