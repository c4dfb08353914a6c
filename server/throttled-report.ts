/** How often the same thing is said (R9.09). */
const throttle = { windowMs: 1000, minRepeats: 5 } as const

/**
 * Says a thing at once and then keeps quiet about it for a second; had it happened five times or more by then, it says
 * how often. When the content service is gone, every visitor meets the same error, and one line a second tells it all.
 */
export function throttledReport(say: (thing: string, repeats: number, detail: object) => void) {
  const quiet = new Map<string, { repeats: number; detail: object }>()
  return (thing: string, detail: object) => {
    const known = quiet.get(thing)
    if (known) {
      known.repeats++
      return
    }
    say(thing, 1, detail)
    const heard = { repeats: 0, detail }
    quiet.set(thing, heard)
    setTimeout(() => {
      quiet.delete(thing)
      if (heard.repeats >= throttle.minRepeats) say(thing, heard.repeats, heard.detail)
    }, throttle.windowMs).unref()
  }
}
