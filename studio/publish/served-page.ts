/**
 * What the shop serves right now, asked of the shop itself. `undefined` when it can't be asked from here. It is asked for the page
 * without flags (R2.18): of two variants each time another might come.
 */
export async function readServed(address: string): Promise<string | undefined> {
  try {
    const page = new URL(address)
    page.searchParams.set('flags', '0')
    const response = await fetch(page, { cache: 'no-store', credentials: 'omit' })
    return `${response.status} ${response.headers.get('etag') ?? (await response.text())}`
  } catch {
    return undefined
  }
}

/** A page that looks as before can't be told from one that is not there yet. */
const mostMs = 5_000

/** Milliseconds from `since` until the shop serves something else than `before`; `undefined` when that was not seen. */
export async function waitUntilServed(address: string, before: string | undefined, since: number): Promise<number | undefined> {
  if (before === undefined) return undefined
  while (performance.now() - since < mostMs) {
    const now = await readServed(address)
    if (now !== undefined && now !== before) return performance.now() - since
  }
  return undefined
}
