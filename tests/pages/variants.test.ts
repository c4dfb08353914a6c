import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { svgIcon } from '../../registry.ts'
import { headline } from '../test-bloks.ts'
import { browser, cookiesOf, crawler, flagSwitch, openTested, phone, someone } from '../tested-page.ts'

const keyOf = (headers: Headers) => /splitIoUserKey=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1]
const cookie = (key: string) => ({ ...browser, cookie: `other=1; splitIoUserKey=${key}` })

describe('a page with variants', () => {
  it('R6.02 shows each visitor the variant of their key, which their browser keeps', async () => {
    const { visit, asked } = await openTested((_, { key }) => key === someone)
    const first = await visit('/versand/', { headers: browser })
    expect(first.text).toContain('Bisher farbe')
    expect(first.text).not.toContain('Neu farbe')
    const key = keyOf(first.headers)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
    const [given, ...remembered] = first.headers.getSetCookie()
    expect(given).toMatch(/^splitIoUserKey=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(asked.map(({ visitor }) => visitor.key)).toEqual([key])

    const other = await visit('/versand/', { headers: cookie(someone) })
    expect(other.text).toContain('Neu farbe')
    expect(other.text).not.toContain('Bisher farbe')
    expect(other.headers.get('set-cookie')).not.toContain('splitIoUserKey')

    const again = await visit('/versand/', { headers: { ...browser, cookie: cookiesOf([given ?? '', ...remembered]) } })
    expect([again.text, again.headers.get('set-cookie')]).toEqual([first.text, null])
  })

  it('stands there as if there were no other: its blocks are marked, and nothing stands around them', async () => {
    const { visit, publishPage } = await openTested()
    await publishPage('anlass/schlicht', { title: 'Versand', body: [headline('Neu farbe')] })
    const [variant, plain] = await Promise.all([visit('/versand/', { headers: browser }), visit('/schlicht/', { headers: browser })])
    const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0].replace(/ data-(flags="farbe"|id="[^"]*")/g, '')
    expect(main(variant.text)).toBe(main(plain.text))
    expect(variant.text.match(/data-flags/g)).toHaveLength(1)
    expect(plain.text).not.toContain('flag')
  })

  it('asks about the flags of the page and no others, with the channel and whether it is a phone', async () => {
    const { visit, asked, publishPage } = await openTested(() => true, ['farbe', 'anrede'])
    await publishPage('anlass/ohne')
    const plain = await visit('/ohne/', { headers: browser })
    expect([asked.length, plain.headers.get('set-cookie')]).toEqual([0, null])

    const { text } = await visit('/versand/', { headers: phone })
    expect(text).toMatch(/Neu farbe.*Neu anrede/s)
    expect(asked).toMatchObject([{ flags: ['anrede', 'farbe'], visitor: { channel: 'anlass', mobileDevice: true } }])
  })

  it('is made once for all who get it, and again when the story changes', async () => {
    const { visit, store, id, asked } = await openTested()
    const texts = await Promise.all(
      [someone, crypto.randomUUID()].map(async (key) => (await visit('/versand/', { headers: cookie(key) })).text),
    )
    expect(texts[0]).toBe(texts[1])
    expect(asked).toHaveLength(2)

    const body = [{ ...flagSwitch('farbe'), on: [headline('Ganz neu')] }]
    await store.saveDraft(id, { content: { _uid: 'root', component: 'page', title: 'Versand', body } })
    await store.publishStory(id)
    expect((await visit('/versand/', { headers: cookie(someone) })).text).toContain('Ganz neu')
  })

  it('no cache but the browser’s keeps it, and that asks each time', async () => {
    const { visit } = await openTested((_, { key }) => key === someone)
    for (const headers of [cookie(crypto.randomUUID()), cookie(someone)]) {
      const { headers: answered } = await visit('/versand/', { headers })
      expect(answered.get('cache-control')).toBe('private, no-cache')
      const unchanged = await visit('/versand/', { headers: { ...headers, 'if-none-match': answered.get('etag') ?? '' } })
      expect(unchanged.status).toBe(304)
    }
  })

  it('is no page of its own, whatever an address says', async () => {
    const { visit } = await openTested()
    expect((await visit('/versand/', { headers: browser })).text).toContain('Neu farbe')
    expect((await visit('/versand%20+farbe', { headers: browser })).status).toBe(404)
    expect((await visit('/versand/', { headers: browser })).text).toContain('Neu farbe')
  })

  it('goes with its payload, so that a navigation brings the same variant', async () => {
    const { visit } = await openTested((_, { key }) => key === someone)
    const payload = async (headers: Record<string, string>) => (await visit('/versand/_payload.json?build=test-build', { headers })).text
    expect(await payload(cookie(someone))).toContain('Neu farbe')
    expect(await payload(browser)).toContain('Bisher farbe')
  })
})

describe('without a flag service that answers', () => {
  it('R4.07 a crawler gets what is there without flags: it is not asked about, and given no key', async () => {
    const { visit, asked } = await openTested()
    const { text, headers } = await visit('/versand/', { headers: crawler })
    expect([text.includes('Bisher farbe'), headers.get('set-cookie'), asked.length]).toEqual([true, null, 0])
  })

  it('a variant that can’t be made is not shown: what is there without flags is', async () => {
    const draw = vi.spyOn(svgIcon, 'draw').mockImplementation(() => {
      throw new Error('This block never draws.')
    })
    onTestFinished(() => draw.mockRestore())
    const { visit, publishPage } = await openTested()
    await publishPage('anlass/bruch', { body: [{ ...flagSwitch('farbe'), on: [svgIcon.example] }] })
    const { status, text } = await visit('/bruch/', { headers: browser })
    expect([status, text.includes('Bisher farbe')]).toEqual([200, true])
    expect(draw).toHaveBeenCalled()
  })
})

describe('R2.18 the address says which variant is shown', () => {
  it.each([
    ['?flag=farbe&treatment=on', 'Neu farbe'],
    ['?flag=farbe&treatment=off', 'Bisher farbe'],
  ])('%s, whatever the service says, and counts nobody', async (query, words) => {
    for (const isOn of [true, false]) {
      const { visit, asked } = await openTested(() => isOn)
      const { text, headers } = await visit(`/versand/${query}`, { headers: browser })
      expect([text.includes(words), headers.get('set-cookie'), asked.length]).toEqual([true, null, 0])
    }
  })

  it.each([
    '?flag=farbe&treatment=control',
    '?flag=farbe&treatment=',
    '?flag=farbe',
    '?treatment=on',
    '?flag=andere&treatment=on',
    '?flag=Farbe&treatment=on',
  ])('R5.07 %s is none: only on and off are, for a flag of the page', async (query) => {
    const { visit, asked } = await openTested(() => false)
    const { text } = await visit(`/versand/${query}`, { headers: browser })
    expect([text.includes('Bisher farbe'), asked.length]).toEqual([true, 1])
  })

  it('of two flags one is said, the other is looked up', async () => {
    const { visit, asked } = await openTested(() => true, ['farbe', 'anrede'])
    const { text } = await visit('/versand/?flag=farbe&treatment=off', { headers: browser })
    expect(text).toMatch(/Bisher farbe.*Neu anrede/s)
    expect(asked.map(({ flags }) => flags)).toEqual([['anrede']])
  })

  it('?flags=0 does without any', async () => {
    const { visit, asked } = await openTested()
    const { text, headers } = await visit('/versand/?flags=0&flag=farbe&treatment=on', { headers: browser })
    expect([text.includes('Bisher farbe'), headers.get('set-cookie'), asked.length]).toEqual([true, null, 0])
  })

  it('?flag-debug=1 has the answer say how the visitor was treated', async () => {
    const { visit } = await openTested((flag) => flag === 'farbe', ['farbe', 'anrede'])
    const { headers } = await visit('/versand/?flag-debug=1', { headers: browser })
    expect(headers.get('x-flags')).toBe('anrede=off farbe=on')
    expect((await visit('/versand/', { headers: browser })).headers.get('x-flags')).toBeNull()
  })
})

it('an editor sees both variants, and nobody else', async () => {
  const { visit, editorQuery, asked } = await openTested()
  const { text } = await visit(`/versand/?${editorQuery()}`, { headers: browser })
  expect(text).toMatch(/Bisher, ohne „farbe“.*Bisher farbe.*Neue Variante von „farbe“.*Neu farbe/s)
  expect(asked).toEqual([])
})
