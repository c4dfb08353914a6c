/** How many addresses are remembered at most; whoever has more of them than that has other ways. */
const mostKnown = 100_000

/**
 * Counts requests in this process by the network they come from, or by another address: the answer says whether one more is within
 * the limit. A request without an address (a test without a socket) always is. Counting begins anew with every window.
 */
export function limitPerAddress({ most, windowMs }: { most: number; windowMs: number }): (address: string | undefined) => boolean {
  const counts = new Map<string, number>()
  let begun = performance.now()
  return (address) => {
    if (address === undefined) return true
    if (performance.now() - begun > windowMs || counts.size > mostKnown) {
      counts.clear()
      begun = performance.now()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= most
  }
}
