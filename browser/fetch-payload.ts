import { buildParameter, type Payload, payloadPath } from '../runtime/payload.ts'
import { maxPreloads, payloadPatience } from './constants.ts'
import { pageOf } from './page-of.ts'

/** The build the document was made by. */
const build = document.querySelector<HTMLScriptElement>('script[data-build]')?.dataset.build ?? ''
/** What was fetched ahead is shown no later than after so many milliseconds: who has rested on a link clicks soon, and pages change. */
const freshFor = 10_000
const prefetched = new Map<string, { payload: Promise<Payload>; until: number }>()
let underWay = 0

/** Thrown when the answer is not a page of this build: only a full load helps. */
export class PayloadError extends Error {
  override name = 'PayloadError'
}

/** The page at an address (R7.16): the one fetched ahead, if there is one, else from the server. */
export function fetchPayload(address: URL): Promise<Payload> {
  const key = pageOf(address)
  const ahead = findAhead(key)
  prefetched.delete(key)
  return ahead ?? requestPayload(address)
}

/** What nobody went to leaves again: a long look around would fill the memory of a phone. */
function findAhead(key: string): Promise<Payload> | undefined {
  for (const [other, { until }] of prefetched) if (Date.now() >= until) prefetched.delete(other)
  return prefetched.get(key)?.payload
}

/**
 * Fetches a page ahead, at most four at once (R2.17); for one that fails, the click tries again. `undefined` when it is not
 * fetched, or was before.
 */
export async function prefetchPayload(address: URL): Promise<Payload | undefined> {
  const key = pageOf(address)
  if (underWay >= maxPreloads || findAhead(key) || key === pageOf(location)) return undefined
  underWay++
  const request = requestPayload(address)
  prefetched.set(key, { payload: request, until: Date.now() + freshFor })
  try {
    return await request
  } catch {
    prefetched.delete(key)
    return undefined
  } finally {
    underWay--
  }
}

async function requestPayload({ pathname, search }: URL): Promise<Payload> {
  const parameters = new URLSearchParams(search)
  parameters.set(buildParameter, build)
  const response = await fetch(`${pathname.replace(/\/?$/, '/')}${payloadPath}?${parameters}`, {
    // Then a full load may do better.
    signal: AbortSignal.timeout(payloadPatience),
  })
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new PayloadError(`No page data at ${pathname}.`)
  const payload: Payload & { error?: string } = await response.json()
  if (payload.error) throw new PayloadError(payload.error)
  return payload
}
