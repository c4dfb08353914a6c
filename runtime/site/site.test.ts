import { describe, expect, it } from 'vitest'
import { channelFeatures } from '../../schemas/channel.ts'
import type { Link } from '../../schemas/fields/multilink.ts'
import { FormatString, isSquare, paperSizeOf } from '../../schemas/format.ts'
import { defaultLocale, deliveryCountries, LocaleCode, locales, markets } from '../../schemas/locale.ts'
import { occasionCategories, occasions, subOccasions } from '../../schemas/occasion.ts'
import { contentKeyOf, pathOfContentKey } from './content-key.ts'
import { internalHref, linkTarget, storyHref } from './link-target.ts'
import { ownAppOf } from './own-apps.ts'
import { matchPageRoute } from './routes.ts'
import { resolveSite, type SiteSettings } from './site.ts'

const contact = { phone: '1', email: 'a@b.example', street: 's', city: 'c' }
const settings: SiteSettings = {
  hosts: [
    { host: 'localhost', channel: 'anlass', country: 'de' },
    { host: 'myposter.localhost', channel: 'myposter', country: 'de' },
    { host: 'anlass.example.at', channel: 'anlass', country: 'at' },
  ],
  channels: {
    anlass: { name: 'Anlass', contact: { de: contact, at: contact, ch: contact } },
    myposter: { name: 'myposter', contact: { de: contact, at: contact, ch: contact } },
  },
  imageProvider: 'storyblok',
}

function visit(address: string) {
  const found = resolveSite(new URL(address), settings)
  if (!found) throw new Error(`${address} is no address of the shop`)
  return found
}
const story = (address: string) => matchPageRoute(visit(address))?.story
const url = (to: string): Link => ({ kind: 'url', to, anchor: '', uuid: undefined, newTab: false, title: '' })

describe('the site of an address', () => {
  it('R1.01 is the host’s channel, unless the path names the other', () => {
    expect(visit('http://localhost:3000/hochzeit/').site.channel).toBe('anlass')
    expect(visit('http://myposter.localhost:3000/').site.channel).toBe('myposter')
    const { site, path } = visit('http://localhost:3000/myposter/faq')
    expect([site.channel, path, site.prefix]).toEqual(['myposter', '/faq', '/myposter'])
  })

  it('R1.01 knows what a channel has and the other has not', () => {
    expect(channelFeatures.anlass).toMatchObject({
      guestbooks: true,
      condolenceBooks: true,
      wishlist: true,
      trailingSlash: true,
      apps: false,
    })
    expect(channelFeatures.myposter).toMatchObject({
      apps: true,
      pricesInOverview: true,
      defaultPhotobookRefinement: 'gold',
      wishlist: false,
    })
  })

  it('R1.01 leads to the other brand, on its own host', () => {
    expect(visit('http://localhost:3000/at/').site.otherBrand).toEqual({ name: 'myposter', href: 'http://myposter.localhost:3000/at' })
    expect(visit('http://myposter.localhost:3000/').site.otherBrand).toEqual({ name: 'Anlass', href: 'http://localhost:3000/' })
  })

  it('R1.02 serves Germany, Austria and Switzerland in German, and knows markets and delivery countries', () => {
    expect(visit('http://localhost/').site.countries.map(({ locale }) => locale)).toEqual(['de-DE', 'de-AT', 'de-CH'])
    expect(markets).toHaveLength(12)
    expect(deliveryCountries).toEqual(['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'])
  })

  it('R2.10 takes a country from the path', () => {
    const { site, path } = visit('http://localhost/at/hochzeit/')
    expect([site.locale, site.prefix, path]).toEqual(['de-AT', '/at', '/hochzeit/'])
    expect(visit('http://localhost/ch').site.locale).toBe('de-CH')
    expect(visit('http://anlass.example.at/').site).toMatchObject({ locale: 'de-AT', prefix: '' })
    expect(visit('http://anlass.example.at/de/').site).toMatchObject({ locale: 'de-DE', prefix: '/de' })
  })

  it('R2.11 takes the desktop app’s marker from the path and keeps it in links', () => {
    const { site, path } = visit('http://localhost/at/d/hochzeit/')
    expect([site.isDesktopApp, site.prefix, path]).toEqual([true, '/at/d', '/hochzeit/'])
    expect(internalHref('/faq', site)).toBe('/at/d/faq/')
    expect(visit('http://localhost/dank/').site.isDesktopApp).toBe(false)
  })

  it('is none on an unknown host', () => {
    expect(resolveSite(new URL('http://evil.example/'), settings)).toBeUndefined()
  })
})

describe('the story of an address', () => {
  it('R2.12 follows the content keys of occasions, sub-occasions and product types', () => {
    expect(story('http://localhost/')).toBe('anlass/home')
    expect(story('http://localhost/hochzeit/')).toBe('anlass/hochzeit/occasion')
    expect(story('http://localhost/hochzeit/einladungskarten/')).toBe('anlass/hochzeit/einladungskarten/category')
    expect(story('http://localhost/geburtstag/18-geburtstag')).toBe('anlass/geburtstag/18-geburtstag/occasion')
    expect(story('http://localhost/geburt/junge/geburtskarten/')).toBe('anlass/geburt/junge/geburtskarten/category')
    expect(story('http://localhost/weihnachten/privat/')).toBe('anlass/weihnachten/privat/occasion')
  })

  it.each(subOccasions)('R2.12 %s is a page of its own', (key) => {
    expect(contentKeyOf(`/${key}/`)).toBe(`${key}/occasion`)
    expect(pathOfContentKey(`${key}/occasion`)).toBe(`/${key}`)
  })

  it.each(occasions)('R2.13 %s is an occasion', (occasion) => {
    expect(contentKeyOf(`/${occasion}`)).toBe(`${occasion}/occasion`)
    expect(pathOfContentKey(`${occasion}/occasion`)).toBe(`/${occasion}`)
  })

  it('R2.13 there are 28 occasions', () => expect(occasions).toHaveLength(28))
  it('R3.18 there are 13 occasion categories', () => expect(occasionCategories).toHaveLength(13))

  it('is found by its own key too, as an editor’s preview asks for it', () => {
    expect(story('http://localhost/anlass/hochzeit/occasion')).toBe('anlass/hochzeit/occasion')
    expect(story('http://localhost/myposter/home')).toBe('myposter/home')
  })

  it('R2.06 is the path itself where nothing else is said', () => {
    expect(story('http://localhost/versand/')).toBe('anlass/versand')
    expect(matchPageRoute(visit('http://localhost/ueber-uns/jobs'))).toMatchObject({ id: 'slug', story: 'anlass/ueber-uns/jobs' })
  })

  it.each(['/products', '/produkte/', '/at/produkte/'])('R2.03 %s is the list of all designs', (path) => {
    expect(story(`http://localhost${path}`)).toBe('anlass/products')
  })

  it.each(['/wishlist', '/merkzettel/', '/ch/merkzettel/'])('R2.04 %s is the wishlist, where there is one', (path) => {
    expect(story(`http://localhost${path}`)).toBe('anlass/wishlist')
    expect(story(`http://myposter.localhost${path}`)).toBeUndefined()
  })

  it('R2.05 is theme 1461 when the address names none', () => {
    expect(story('http://localhost/themes')).toBe('anlass/themes/1461')
    expect(story('http://localhost/themes/1470/')).toBe('anlass/themes/1470')
    expect(story('http://localhost/%74hemes/1470/')).toBe('anlass/themes/1470')
  })

  it('R2.21 is one for the pages of all designs, each known by its number', () => {
    const match = (address: string) => matchPageRoute(visit(address))
    expect(match('http://localhost/at/karte/olivenhain-1001/')).toMatchObject({ story: 'anlass/karte', design: { id: 1001 } })
    expect(match('http://localhost/karte/')).toMatchObject({ story: 'anlass/karte', design: 'any' })
    expect(match('http://localhost/karte/olivenhain/')).toMatchObject({ design: 'unknown' })
    expect(match('http://localhost/karten/')).not.toHaveProperty('design')
  })

  it('R2.09 karten-designen marks the listing of card designs', () => {
    expect(matchPageRoute(visit('http://localhost/karten-designen/hochzeit/'))).toMatchObject({
      isCardDesignListing: true,
      story: 'anlass/hochzeit/occasion',
    })
    expect(matchPageRoute(visit('http://localhost/hochzeit/'))).toMatchObject({ isCardDesignListing: false })
    expect(story('http://localhost/karten-designen')).toBe('anlass/karten-designen')
  })
})

describe('where links lead', () => {
  const { site } = visit('http://localhost:3000/at/')
  const { site: posters } = visit('http://myposter.localhost:3000/')

  it('R2.15 internal links end in a slash on the card brand, before a query', () => {
    expect(internalHref('/hochzeit', site)).toBe('/at/hochzeit/')
    expect(internalHref('/hochzeit?farbe=rot#oben', site)).toBe('/at/hochzeit/?farbe=rot#oben')
    expect(internalHref('/hochzeit/', posters)).toBe('/hochzeit')
    expect(internalHref('/', site)).toBe('/at/')
  })

  it('R2.14 other hosts are not followed and get no opener, own brands are', () => {
    expect(linkTarget(url('https://example.org/x'), site)).toEqual({ href: 'https://example.org/x', rel: 'nofollow noopener noreferrer' })
    expect(linkTarget(url('//example.org'), site).rel).toBe('nofollow noopener noreferrer')
    expect(linkTarget(url('http://myposter.localhost:3000/faq'), site).rel).toBeUndefined()
  })

  it('a story leads to its path, on its own brand’s host', () => {
    expect(storyHref('anlass/hochzeit/einladungskarten/category', site)).toBe('/at/hochzeit/einladungskarten/')
    expect(storyHref('anlass/home', site)).toBe('/at/')
    expect(storyHref('myposter/leinwand', visit('http://localhost:3000/').site)).toBe('http://myposter.localhost:3000/leinwand')
  })

  it('a story of the other brand is in the same country, and in its folder where it has no host of its own', () => {
    expect(storyHref('myposter/leinwand', site)).toBe('http://myposter.localhost:3000/at/leinwand')
    expect(storyHref('myposter/home', site)).toBe('http://myposter.localhost:3000/at')
    const one = { ...settings, hosts: settings.hosts.slice(0, 1) }
    const on = (address: string) => resolveSite(new URL(address), one)?.site ?? site
    expect(storyHref('myposter/leinwand', on('http://localhost:3000/'))).toBe('http://localhost:3000/myposter/leinwand')
    expect(storyHref('anlass/faq', on('http://localhost:3000/myposter/leinwand'))).toBe('http://localhost:3000/faq/')
  })

  it('a story with a dot in its slug is no file', () => {
    expect(storyHref('anlass/x-2.0', site)).toBe('/at/x-2.0/')
    expect(internalHref('/files/agb.pdf', site)).toBe('/files/agb.pdf')
  })

  it('R3.25 mail links get mailto, anchors stay', () => {
    expect(linkTarget({ ...url('hallo@anlass.example'), kind: 'email' }, site).href).toBe('mailto:hallo@anlass.example')
    expect(linkTarget({ ...url('anlass/faq'), kind: 'story', anchor: 'versand' }, site).href).toBe('/at/faq/#versand')
    expect(linkTarget({ ...url(''), anchor: 'oben' }, site).href).toBe('#oben')
  })

  it('R2.07 own apps are known by their prefixes', () => {
    expect(ownAppOf('/configurator-card')).toBe('/configurator-')
    expect(ownAppOf('/kundenkonto/bestellungen')).toBe('/kundenkonto')
    expect(ownAppOf('/llms.txt')).toBe('/llms.txt')
    expect(ownAppOf('/magazinstapel')).toBeUndefined()
  })
})

describe('the shop’s entities', () => {
  it('R3.01 there are 17 locales, with country, currency and unit, de-DE by default', () => {
    expect(Object.keys(locales)).toHaveLength(17)
    expect(defaultLocale).toBe('de-DE')
    expect(locales['de-CH']).toEqual({ country: 'ch', currency: 'chf', unit: 'cm' })
    expect(locales['en-US']).toMatchObject({ currency: 'usd', unit: 'in' })
  })

  it('R5.02 a locale code is two letters, a hyphen, two letters', () => {
    expect(LocaleCode.safeParse('de-AT').success).toBe(true)
    for (const wrong of ['de', 'de_AT', 'deu-AT', 'de-at', '']) expect(LocaleCode.safeParse(wrong).success).toBe(false)
    for (const locale of Object.keys(locales)) expect(LocaleCode.safeParse(locale).success).toBe(true)
  })

  it('R3.02 a channel is one of the two brands', () => {
    expect(Object.keys(channelFeatures)).toEqual(['anlass', 'myposter'])
  })

  it('R5.01 a format is two positive whole numbers joined by x', () => {
    expect(FormatString.parse('148x105')).toEqual({ width: 148, height: 105 })
    for (const wrong of ['0x5', '01x5', '5x', '5X5', '5.5x3', '-1x2', ' 5x5']) expect(FormatString.safeParse(wrong).success).toBe(false)
  })

  it('R3.03 knows the paper sizes A8 to A0 by their dimensions', () => {
    expect(paperSizeOf({ width: 210, height: 297 })).toBe('A4')
    expect(paperSizeOf({ width: 148, height: 105 })).toBe('A6')
    expect(paperSizeOf({ width: 1189, height: 841 })).toBe('A0')
    expect(paperSizeOf({ width: 52, height: 74 })).toBe('A8')
    expect(paperSizeOf({ width: 200, height: 200 })).toBeUndefined()
  })

  it('R9.09 sides that differ by less than 3 mm are a square', () => {
    expect(isSquare({ width: 200, height: 202 })).toBe(true)
    expect(isSquare({ width: 200, height: 203 })).toBe(false)
  })
})
