export interface Served {
  status: number
  /** Differs where the page does. */
  mark: string
}

/**
 * What the shop serves right now, asked of the shop itself. `undefined` when it can't be asked from here. It is asked for the page
 * without flags (R2.18): of two variants each time another might come.
 */
export async function readServed(address: string): Promise<Served | undefined> {
  try {
    const page = new URL(address)
    page.searchParams.set('flags', '0')
    const response = await fetch(page, { cache: 'no-store', credentials: 'omit' })
    const { status, headers } = response
    return { status, mark: `${status} ${headers.get('etag') ?? (await response.text())}` }
  } catch {
    return undefined
  }
}

/** A page that looks as before can't be told from one that is not there yet. */
const mostMs = 5_000
/** A shop in trouble, or one that can't be reached, is not asked without a pause. */
const pauseMs = 250

/** What was seen of a page after it was published; neither when nothing new was seen. */
export interface Seen {
  /** Until the shop served the new page. */
  ms?: number
  /** With which the shop answers instead of the page. */
  failure?: number
}

/** Waits until the shop serves something else than `before`, and for a while longer where that is an error. `ms` counts from `since`. */
export async function waitUntilServed(address: string, before: Served | undefined, since: number): Promise<Seen> {
  let seen: Seen = {}
  while (before && performance.now() - since < mostMs) {
    const now = await readServed(address)
    if (now && isPage(now) && now.mark !== before.mark) return { ms: performance.now() - since }
    if (now) seen = isFailure(now, before) ? { failure: now.status } : {}
    if (!now || !isPage(now)) await new Promise((done) => setTimeout(done, pauseMs))
  }
  return seen
}

const isPage = ({ status }: Served) => status < 400

/** A story that had no page before, a template for example, needs none now. */
const isFailure = (now: Served, before: Served) => now.status >= 500 || (!isPage(now) && isPage(before))
