import { expect, it } from 'vitest'
import type { Channel } from '../../schemas/channel.ts'
import { monitorTreatments } from '../flags/flag-monitoring.ts'
import { type Flags, noFlags, type Treatments } from '../flags/flags.ts'
import { describeVisitor } from '../flags/visitor-of.ts'
import { contactDefaults } from '../settings/contact-defaults.ts'
import { testPage } from './test-page.ts'
import { variantAddress } from './variant-address.ts'
import { variantHits } from './variant-hits.ts'

const key = '0e0c40d6-6a7c-4bd4-9c1e-34a1b5b1c0aa'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
/** A test that runs in the card brand alone. */
const treatmentsIn = (channel: Channel): Treatments => new Map([['farbe', channel === 'anlass' ? 'on' : 'off']])
const flags: Flags = { ...noFlags, treatmentsFor: ({ channel }) => treatmentsIn(channel) }

/** Of a shop in which the other brand has no host of its own. */
const settings = {
  site: {
    hosts: [{ host: 'shop.de', channel: 'anlass', country: 'de' } as const],
    channels: contactDefaults,
    imageProvider: 'local' as const,
  },
  spaceId: 1,
  draftKey: 'key',
  shopUrl: 'https://shop.de/',
}

/** What the short way finds for who has been at a page of this brand before. */
function find(address: string, rememberedIn: Channel) {
  const ground = { ...testPage('Wie immer'), flags: ['farbe'] }
  const variant = testPage('Anders')
  const findHit = (asked: string) => (asked === variantAddress(address, ['farbe']) ? variant : undefined)
  const findVariant = variantHits({ cache: { findHit }, flags, settings })
  const visitor = describeVisitor({ key, channel: rememberedIn, userAgent, privacy: null })
  const { setCookies } = monitorTreatments(undefined, visitor, treatmentsIn(rememberedIn), { isSecure: false })
  const cookie = [`splitIoUserKey=${key}`, ...setCookies.map((each) => each.split(';')[0])].join('; ')
  const found = findVariant(ground, address, { cookie, 'user-agent': userAgent })
  return found && (found === ground ? 'ground' : 'variant')
}

it('finds the variant that who has been here before gets', () => {
  expect(find('https://shop.de/versand/', 'anlass')).toBe('variant')
})

it.each(['https://shop.de/myposter/versand', 'https://shop.de/myposter', 'https://shop.de/%6Dyposter/versand'])(
  'looks up flags for the brand that the path names: %s',
  (address) => {
    expect(find(address, 'myposter')).toBe('ground')
    expect(find(address, 'anlass')).toBeUndefined()
  },
)
