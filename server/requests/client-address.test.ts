import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientNetwork, networkOfTurns } from './client-address.ts'

async function networkOf(address: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientNetwork(c, true) ?? ''))
  return (await app.request('/', { headers: { 'x-forwarded-for': address } })).text()
}

it.each([
  ['an address of IPv4', ['203.0.113.9'], '203.0.113.9'],
  ['the same, whatever port a proxy names', ['203.0.113.9:50412', '203.0.113.9:50413'], '203.0.113.9'],
  ['one that is written as IPv6', ['::ffff:203.0.113.9'], '::ffff:203.0.113.9'],
  ['the first seven bytes of IPv6', ['2001:db8:1:ab02::1', '2001:db8:1:abff:3::9', '2001:db8:1:ab00:a:b:c:d'], '2001:db8:1:ab'],
  ['the same, with a port and without', ['[2001:db8:1:ab02::1]:50412', '[2001:db8:1:ab02::1]'], '2001:db8:1:ab'],
  ['what is left out of that, too', ['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8:0:0:1::', '2001:db8:0:ff::'], '2001:db8:0:0'],
])('a network is %s', async (_, addresses, network) => {
  expect(await Promise.all(addresses.map(networkOf))).toEqual(addresses.map(() => network))
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:ab02::1', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('%s takes turns as %s', async (address, network) => {
  expect(networkOfTurns(await networkOf(address))).toBe(network)
})
