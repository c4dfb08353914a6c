/** How every carousel moves (R9.10). Each by itself: so the build writes them where they are used. */

export const transitionMs = 300

/** A drag that ends before this many pixels goes back to where it began. */
export const swipePx = 50

/** A mouse drags when it has moved this many times further sideways than up or down. */
export const dragRatio = 3

/** A click after more `mousemove`s than these was the end of a drag. */
export const dragMoves = 10

export const resizeDebounceMs = 200
export const autoplayMs = 4000
export const teaserAutoplayMs = 6000

/** How long after the mouse has left the carousel runs on. */
export const resumeMs = 1000
