import { getTwice } from '../get-twice.ts'

/** For each of two tries, in milliseconds. */
const patienceMs = 8_000

/** What the shop's back end answers a browser. Rejects where it answers no data. */
export async function fetchShopAnswer(address: string, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  const response = await getTwice(() =>
    fetch(address, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    }),
  )
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}
