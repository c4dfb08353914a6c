import { getTwice } from './get-twice.ts'
import type { Site } from './site/site.ts'

/** For each of two tries, in milliseconds. */
const patienceMs = 8_000

/**
 * In the browser: what the shop's back end answers at an address for a site (R7.01), whatever its status. Rejects when nobody answers,
 * or `signal` is aborted.
 */
export const fetchFromShop = (
  address: string,
  { channel, locale }: Pick<Site, 'channel' | 'locale'>,
  signal?: AbortSignal,
): Promise<Response> =>
  getTwice(() => {
    const limit = AbortSignal.timeout(patienceMs)
    return fetch(address, {
      headers: { accept: 'application/json', 'x-channel': channel, 'x-locale': locale },
      // Browsers of before 2024 hear one of them alone: whoever has left goes first.
      signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    })
  })
