/** How every carousel moves (R9.10). */
export const carousel = {
  transitionMs: 300,
  /** A drag that ends before this many pixels goes back to where it began. */
  swipePx: 50,
  /** A mouse drags when it has moved this many times further sideways than up or down. */
  dragRatio: 3,
  /** A click after more `mousemove`s than these was the end of a drag. */
  dragMoves: 10,
  resizeDebounceMs: 200,
  autoplayMs: 4000,
  teaserAutoplayMs: 6000,
  /** How long after the mouse has left the carousel runs on. */
  resumeMs: 1000,
} as const
