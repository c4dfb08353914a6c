import { describe, expect, it } from 'vitest'
import { previewParameter } from '../../runtime/preview-parameter.ts'
import { createPreviewLink } from '../../server/content/preview-link.ts'
import { openTestFlagService } from '../../server/flags/embedded/test-flag-service.ts'
import { openSplit } from '../../server/flags/test-split-flags.ts'
import { browser, cookiesOf, crawler, openTested, phone, someone } from '../tested-page.ts'

const session = 'split-monitoring-session'
const user = 'split-monitoring'
const other = '1f1d51e7-7b8d-4ce5-8d2f-45b2c6c2d1bb'

const named = (name: string, given: readonly string[]) => given.find((each) => each.startsWith(`${name}=`))
const recordOf = (name: string, given: readonly string[]) =>
  JSON.parse(
    decodeURIComponent(
      named(name, given)
        ?.split(';', 1)[0]
        ?.slice(name.length + 1) ?? 'null',
    ),
  )
const written = (record: unknown) => encodeURIComponent(JSON.stringify(record))
const remembered = (record: unknown) => `${session}=${written(record)}; ${user}=${written(record)}`

/** A browser that comes again with what it was given, and says what it was given anew; and what of flags was logged. */
async function openBrowser(isOn: (flag: string) => boolean = () => true, names = ['farbe'], options = {}) {
  const shop = await openTested(isOn, names, options)
  const jar = new Map<string, string>()
  const come = async (address = '/versand/', more: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.visit(address, { headers: { ...browser, cookie, ...more } })
    const given = answer.headers.getSetCookie()
    for (const each of given) {
      const [name = '', value = ''] = each.split(';', 1)[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return { ...answer, given }
  }
  return { ...shop, jar, come, logged: () => shop.lines.map(({ msg }) => msg) }
}

describe('how a visitor was treated', () => {
  it('R3.26 is kept by their browser for its session and for longer, with their key, unread by scripts', async () => {
    const { come, jar } = await openBrowser((flag) => flag === 'farbe', ['farbe', 'anrede'])
    const { given, headers } = await come()
    const record = { splitKey: jar.get('splitIoUserKey'), featureFlags: { anrede: 'off', farbe: 'on' } }
    for (const name of [session, user]) expect(recordOf(name, given)).toEqual(record)
    expect(named(session, given)).toMatch(/^[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(named(user, given)).toMatch(/^[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  it('R3.26 goes over TLS alone where the shop is reached so', async () => {
    const { come } = await openBrowser(() => true, ['farbe'], { environment: { TRUST_PROXY: 'true' } })
    const { given } = await come('/versand/', { 'x-forwarded-proto': 'https' })
    expect(given.map((each) => each.endsWith('; Secure; SameSite=Lax') || each.includes('; Secure'))).toEqual([true, true, true])
  })

  it('R3.26 R4.08 is written only when it changes: with another page’s flag, and in a new session', async () => {
    const { come, jar, publishPage } = await openBrowser()
    await publishPage('anlass/gruss', { body: [{ _uid: 'a', component: 'flag_switch', flag: 'gruss', on: [], off: [] }] })
    await come()
    expect((await come()).given).toEqual([])
    const more = await come('/gruss/')
    expect(recordOf(user, more.given).featureFlags).toEqual({ farbe: 'on', gruss: 'on' })
    for (const address of ['/versand/', '/gruss/']) expect((await come(address)).given).toEqual([])
    jar.delete(session)
    const { given } = await come()
    expect(given.map((each) => each.split('=', 1)[0])).toEqual([session])
  })

  it('R4.06 R3.26 is kept only of what the service has said', async () => {
    const { address, create } = await openTestFlagService()
    await create('farbe', { share: 100 })
    const { flags } = openSplit({ serviceUrl: () => address })
    const { come } = await openBrowser(() => true, ['farbe', 'unbekannt'], { flags })
    expect(recordOf(user, (await come()).given).featureFlags).toEqual({ farbe: 'on' })
  })

  it('R4.06 is not kept where the service does not answer', async () => {
    const { address } = await openTestFlagService({ inFront: () => new Promise(() => {}) })
    const { flags } = openSplit({ serviceUrl: () => address, patienceMs: 20 })
    const { come } = await openBrowser(() => true, ['farbe'], { flags })
    const { text, given } = await come()
    expect([text.includes('Bisher farbe'), given.map((each) => each.split('=', 1)[0])]).toEqual([true, ['splitIoUserKey']])
  })

  it('R3.26 the service is told the channel and whether it is a phone, and nothing else', async () => {
    const { visit, asked } = await openTested()
    await visit('/versand/', { headers: phone })
    expect(asked.map(({ visitor: { key, ...more } }) => [key.length, more])).toEqual([
      [36, { channel: 'anlass', mobileDevice: true, consents: true }],
    ])
  })

  it.each(['?flags=0', '?flag=farbe&treatment=on', '?flag=farbe&treatment=off'])(
    'R4.06 %s: nobody monitors who looks at a variant',
    async (query) => {
      const { come } = await openBrowser(() => true, ['farbe', 'anrede'])
      const { given } = await come(`/versand/${query}`)
      expect(given.filter((each) => each.includes('monitoring'))).toEqual([])
    },
  )

  it('R4.05 ?flags=0: no flag client is made', async () => {
    const { address, asked } = await openTestFlagService()
    const { flags } = openSplit({ serviceUrl: () => address })
    const { come } = await openBrowser(() => true, ['farbe'], { flags })
    await come('/versand/?flags=0')
    expect(asked).toEqual([])
    await come()
    expect(asked.length).toBeGreaterThan(0)
  })

  it('R4.07 crawlers and drafts are given no cookies', async () => {
    const { visit, editorQuery, settings, id } = await openTested()
    const link = createPreviewLink({ story: id, isDraft: true }, { key: settings.draftKey, now: new Date() })
    const addresses = ['/versand/', `/versand/?${editorQuery()}`, `/versand/?${previewParameter}=${link.token}`]
    for (const [index, address] of addresses.entries()) {
      const { status, headers } = await visit(address, { headers: index === 0 ? crawler : browser })
      expect([address, status, headers.get('set-cookie')]).toEqual([address, 200, null])
    }
  })

  it('R3.26 nothing that sets a cookie may be kept by a CDN', async () => {
    const environment = { CDN_VENDOR: 'fastly', CDN_PURGE_URL: 'https://api.fastly.example/', CDN_PURGE_TOKEN: 'geheim' }
    const { come } = await openBrowser(() => true, ['farbe'], { environment })
    for (const address of ['/versand/', '/versand/_payload.json?build=test-build']) {
      const { given, headers } = await come(address, { cookie: '' })
      expect([address, given.length, headers.get('cache-control')]).toEqual([address, 3, 'private, no-cache'])
    }
  })
})

describe('a visitor who is treated otherwise', () => {
  it('R4.08 R8.04 changed within session, and for the user: is said once each', async () => {
    let isOn = true
    const { come, logged } = await openBrowser(() => isOn)
    await come()
    isOn = false
    const { text, given } = await come()
    expect(text).toContain('Bisher farbe')
    const both = [
      'the flag "farbe" has changed from "on" to "off" within a visitor\'s session',
      'the flag "farbe" has changed from "on" to "off" for a visitor who has been here before',
    ]
    expect(logged()).toEqual(both)
    for (const name of [session, user]) expect(recordOf(name, given).featureFlags).toEqual({ farbe: 'off' })
    expect((await come()).given).toEqual([])
    expect(logged()).toEqual(both)
  })

  it('R4.08 R8.04 changed for the user: also in a new session', async () => {
    let isOn = false
    const { come, jar, logged } = await openBrowser(() => isOn)
    await come()
    jar.delete(session)
    isOn = true
    await come()
    expect(logged()).toEqual(['the flag "farbe" has changed from "off" to "on" for a visitor who has been here before'])
  })

  it('R4.08 R8.04 user key changed: what is known of the user is forgotten, and it is said', async () => {
    const { come, jar, logged } = await openBrowser()
    jar.set(session, written({ splitKey: other, featureFlags: { alt: 'off', farbe: 'on' } }))
    jar.set(user, written({ splitKey: other, featureFlags: { alt: 'off', farbe: 'off' } }))
    jar.set('splitIoUserKey', someone)
    const { given } = await come()
    expect(logged()).toEqual(['a visitor has another key than before; how they were treated until now is forgotten'])
    expect(recordOf(user, given)).toEqual({ splitKey: someone, featureFlags: { farbe: 'on' } })
    expect(recordOf(session, given)).toEqual({ splitKey: someone, featureFlags: { alt: 'off', farbe: 'on' } })
    expect((await come()).given).toEqual([])
  })
})

describe('a cookie that nobody here has written', () => {
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`flag-${index}`, 'on']))
  it.each([
    ['no JSON', '{'],
    ['half an escape', '%'],
    ['nothing', ''],
    ['a list', written([])],
    ['null', written(null)],
    ['another record', written({ splitKey: someone })],
    ['treatments that there are not', written({ splitKey: someone, featureFlags: { farbe: 'control' } })],
    ['names that no flag has', written({ splitKey: someone, featureFlags: { 'Fa rbe': 'on' } })],
    ['a prototype', `%7B%22splitKey%22%3A%22${someone}%22%2C%22featureFlags%22%3A%7B%22__proto__%22%3A%22on%22%7D%7D`],
    ['too long a key', written({ splitKey: 'x'.repeat(251), featureFlags: {} })],
    ['too many flags', written({ splitKey: someone, featureFlags: many })],
    ['more than a cookie holds', written({ splitKey: someone, featureFlags: {}, more: 'x'.repeat(5_000) })],
  ])('R3.26 %s: is replaced without a word', async (_, value) => {
    const { come, jar, logged } = await openBrowser()
    jar.set('splitIoUserKey', someone).set(session, value).set(user, value)
    const { status, given } = await come()
    expect([status, logged()]).toEqual([200, []])
    for (const name of [session, user]) expect(recordOf(name, given)).toEqual({ splitKey: someone, featureFlags: { farbe: 'on' } })
  })

  it('R3.26 a flag may have the name of what every object has', async () => {
    const { come, logged } = await openBrowser(() => true, ['constructor'])
    expect(recordOf(user, (await come()).given).featureFlags).toEqual({ constructor: 'on' })
    expect([(await come()).given, logged()]).toEqual([[], []])
  })

  it('R3.26 no more than 30 flags are kept: those of the page, and the latest of the others', async () => {
    const { visit } = await openTested()
    const featureFlags = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`flag-${index}-${'x'.repeat(40)}`, 'off']))
    const cookie = `splitIoUserKey=${someone}; ${remembered({ splitKey: someone, featureFlags })}`
    const { headers } = await visit('/versand/', { headers: { ...browser, cookie } })
    const given = headers.getSetCookie()
    expect(Object.keys(recordOf(user, given).featureFlags)).toEqual([...Object.keys(featureFlags).slice(1), 'farbe'])
    expect(given.every((each) => each.length < 4_096)).toBe(true)
    const again = await visit('/versand/', { headers: { ...browser, cookie: `splitIoUserKey=${someone}; ${cookiesOf(given)}` } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('R3.26 a page of more flags than are kept writes no cookie at each visit', async () => {
    const names = Array.from({ length: 35 }, (_, index) => `flag-${index}`)
    const { come } = await openBrowser(() => true, names)
    await come()
    expect((await come()).given).toEqual([])
  })
})
