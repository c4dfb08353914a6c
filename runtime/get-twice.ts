/** What the shop's back end answers when it may answer better the next moment (R7.17). */
const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Asks the shop's back end, and once more where that is worth it. For reading alone: whatever changes something there is asked once. */
export async function getTwice(get: () => Promise<Response>): Promise<Response> {
  const first = await get()
  return retriedStatuses.includes(first.status) ? get() : first
}
