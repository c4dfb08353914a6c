/** Until when the window stays away from this browser, as milliseconds. */
const kept = 'newsletter-away-until'

/** In days. Who has subscribed needs no window; in five years most will have another browser. */
const awayDays = { shown: 30, subscribed: 5 * 365 }

/** Whether the window may come. Never where the browser keeps nothing: it would come on every page. */
export function mayCome(now: Date): boolean {
  try {
    return now.getTime() >= Number(localStorage.getItem(kept))
  } catch {
    return false
  }
}

/** Notes that the window came, or is not needed any more. */
export function remember(now: Date, what: keyof typeof awayDays): void {
  try {
    const until = now.getTime() + awayDays[what] * 86_400_000
    localStorage.setItem(kept, String(Math.max(until, Number(localStorage.getItem(kept)))))
  } catch {
    // Then it comes no more anyway.
  }
}
