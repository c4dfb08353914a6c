import { createContext, type RefObject, useContext, useEffect, useState } from 'react'

/**
 * The id of the story whose line takes the focus when the list has been read again after a change: what was done began at
 * its menu, which is gone with the list as it was.
 */
export const LineToFocus = createContext<RefObject<number | null>>({ current: null })

/** Whether the line of this story, drawn for the first time, is where somebody was who has gone nowhere else since. */
export function useIsToFocus(storyId: number): boolean {
  const toFocus = useContext(LineToFocus)
  const [isToFocus] = useState(() => toFocus.current === storyId && document.activeElement === document.body)
  useEffect(() => {
    if (isToFocus) toFocus.current = null
  }, [isToFocus, toFocus])
  return isToFocus
}
