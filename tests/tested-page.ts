/** A page with variants, for tests of who gets which. */
import type { RawBlok } from '../schemas/blok.ts'
import type { TrackedEvent } from '../schemas/flags/tracked-event.ts'
import type { Flags, Visitor } from '../server/flags/flags.ts'
import { headline } from './test-bloks.ts'
import { openTestShop, type TestShopOptions } from './test-shop.ts'

export const flagSwitch = (flag: string): RawBlok => ({
  _uid: `switch-${flag}`,
  component: 'flag_switch',
  flag,
  off: [headline(`Bisher ${flag}`)],
  on: [headline(`Neu ${flag}`)],
})

export const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' }
export const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
}
export const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
/** A visitor's key. */
export const someone = '0e0c40d6-6a7c-4bd4-9c1e-34a1b5b1c0aa'

/** What a browser sends back of what it was given. */
export const cookiesOf = (given: readonly string[]) => given.map((each) => each.split(';', 1)[0]).join('; ')

/** A flag service that notes who was asked about and what they did, and answers what `isOn` says. */
export function answeringFlags(isOn: (flag: string, visitor: Visitor) => boolean) {
  const asked: { visitor: Visitor; flags: readonly string[] }[] = []
  const tracked: { visitor: Visitor; event: TrackedEvent }[] = []
  const flags: Flags = {
    async treatmentsFor(visitor, names) {
      asked.push({ visitor, flags: names })
      return new Map(names.map((flag) => [flag, isOn(flag, visitor) ? 'on' : 'off']))
    },
    track: (visitor, event) => void tracked.push({ visitor, event }),
    close: async () => {},
  }
  return { asked, tracked, flags }
}

/** A shop with a page at `/versand/` that shows something by each of these flags. */
export async function openTested(
  isOn: (flag: string, visitor: Visitor) => boolean = () => true,
  names = ['farbe'],
  options: TestShopOptions = {},
) {
  const service = answeringFlags(isOn)
  const shop = await openTestShop({ flags: service.flags, ...options })
  const body = names.map(flagSwitch)
  const id = await shop.publishPage('anlass/versand', { title: 'Versand', body })
  return { ...shop, ...service, id }
}
