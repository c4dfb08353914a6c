import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'

/**
 * The id of the story whose line takes the focus when the list has been read again after a change: what was done began at
 * its menu, which is gone with the list as it was.
 */
export const LineToFocus = createContext<RefObject<number | null>>({ current: null })

/** For the menu's button of a story's line: it takes the focus when it is drawn where somebody was who has gone nowhere else since. */
export function useLineToFocus(storyId: number): RefObject<HTMLButtonElement | null> {
  const toFocus = useContext(LineToFocus)
  const button = useRef<HTMLButtonElement>(null)
  // As it is drawn, and not after: a key pressed in between may lead elsewhere.
  useLayoutEffect(() => {
    if (toFocus.current !== storyId) return
    toFocus.current = null
    if (document.activeElement === document.body) button.current?.focus()
  }, [toFocus, storyId])
  return button
}

/** One leaves the list by this story's line: who goes back to it by the browser's button is there again. */
export const leaveBy = (storyId: number) => history.replaceState({ ...history.state, left: storyId }, '')

export const lineLeftBy = () => (history.state as { left?: number } | null)?.left ?? null
