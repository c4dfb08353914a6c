import type { RefObject } from 'react'

/** For a button that goes when it is pressed: the focus goes to what is said in its place, a status that can have it. */
export const focusThen = (said: RefObject<HTMLElement | null>, act: () => void) => () => {
  said.current?.focus({ preventScroll: true })
  act()
}
