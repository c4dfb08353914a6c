/** How many addresses are remembered at most; whoever has more of them than that has other ways. */
const mostKnown = 100_000

/**
 * Counts requests by the network address they come from, in this process: the answer says whether one more is within the limit.
 * A request without an address (a test without a socket) always is. Counting begins anew with every window.
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
    const source = networkOf(address)
    const count = (counts.get(source) ?? 0) + 1
    counts.set(source, count)
    return count <= most
  }
}

/** The network that an address is of: in IPv6 a household has 2^64 addresses, which begin alike. */
export const networkOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
