import { BlockList, isIP } from 'node:net'

/** Where a webhook must not go, or whoever may write one could ask the inside of the network for them. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  // In each of the first six all addresses of IPv4 are found, those inside too: as such, translated, by NAT64, Teredo and 6to4.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is inside the network, or of this machine. IPv4 written as IPv6 is looked at as IPv4. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return isIP(plain) === 0 || inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Why a webhook cannot go to this address, as far as the address itself tells; undefined when it can. Names are looked up when it is sent. */
export function reasonAgainst(address: string, allowsInside: boolean): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be an address like https://example.org/hook'
  if (url.username !== '' || url.password !== '') return 'may not hold a password; use the secret, which signs what is sent'
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  const isLocalName = !host.includes('.') && isIP(host) === 0
  const isInsideName = isLocalName || /\.(?:localhost|local|internal|home\.arpa)$/.test(host)
  if (!allowsInside && (isInsideName || (isIP(host) !== 0 && isInside(hexMapped(host))))) {
    return 'is inside the network; set WEBHOOK_ALLOW_INSIDE=true to allow that'
  }
  return undefined
}

/** URLs write `::ffff:127.0.0.1` as `::ffff:7f00:1`. */
function hexMapped(host: string): string {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
}
