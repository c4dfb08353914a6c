/** Times of the client router (R9.11), in milliseconds. */
export const routerTimes = {
  /** A page is not reloaded a second time for a missing chunk within this time. */
  reloadGuard: 10_000,
  /** How long to wait for idleness in browsers that can't tell. */
  idleFallback: 50,
  /** How long a pointer rests on a link before that counts as an intent. */
  settle: 100,
} as const

/** How long a click waits for a page's data before it is a full load, in milliseconds. */
export const payloadPatience = 8_000

/** How long a click waits for all that the next page needs before it is a full load, in milliseconds. */
export const clickPatience = 10_000

/** Route preloads under way at once (R2.17). */
export const maxPreloads = 4
