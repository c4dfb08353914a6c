/** Numbers of what runs in browsers, times in milliseconds. Each by itself: so the build writes them where they are used. */

/** A page is not reloaded a second time for a missing chunk within this time (R9.11). */
export const reloadGuard = 10_000

/** How long to wait for idleness in browsers that can't tell (R9.11). */
export const idleFallback = 50

/** How long a pointer rests on a link before that counts as an intent (R9.11). */
export const settle = 100

/** How long a click waits for a page's data before it is a full load. */
export const payloadPatience = 8_000

/** How long a click waits for React before it is a full load. */
export const firstClickPatience = 4_000

/** How long it then waits for all that the next page needs. */
export const clickPatience = 10_000

/** How long it waits before the window says that the page is on its way: one that is quick never has that flash up. */
export const linePatience = 400

/** Route preloads under way at once (R2.17). */
export const maxPreloads = 4

/** Of an error that the shop is told, in characters: more it does not take. */
export const messageLength = 300
export const stackLength = 2_000
