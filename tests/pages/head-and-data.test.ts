import { describe, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

describe('what the head says', () => {
  it('R2.48 robots are noindex,nofollow unless the story says otherwise', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/a')
    await publishPage('anlass/b', { robots: 'index,follow' })

    const hidden = await visit('/a/')
    const shown = await visit('/b/')

    expect(hidden.text).toContain('<meta name="robots" content="noindex,nofollow"/>')
    expect(hidden.headers.get('x-robots-tag')).toBe('noindex,nofollow')
    expect(shown.text).toContain('<meta name="robots" content="index,follow"/>')
  })

  it('R2.48 there are a canonical address, the countries’ addresses, and the site type product', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/hochzeit/occasion')

    const { text } = await visit('/at/hochzeit')

    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/at/hochzeit/"/>')
    expect(text).toContain('<link rel="alternate" hrefLang="de-DE" href="http://localhost:3000/hochzeit/"/>')
    expect(text).toContain('<link rel="alternate" hrefLang="de-CH" href="http://localhost:3000/ch/hochzeit/"/>')
    expect(text).toContain('<meta property="og:type" content="product"/>')
  })

  it('R1.05 the home page says who we are', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/home')

    const { text } = await visit('/')

    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')
    expect(data).toMatchObject({ foundingDate: '2019', openingHoursSpecification: { opens: '08:00', closes: '17:00' } })
    expect(data.openingHoursSpecification.dayOfWeek).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    expect(data.contactPoint).toMatchObject({ contactType: 'customer support', availableLanguage: ['de', 'en'] })
  })
})

describe('the page as data', () => {
  it('R7.16 _payload.json of this build holds the page', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand', { title: 'Versand', body: [headline('Post')] })

    const { status, headers, text } = await visit('/versand/_payload.json?build=test-build')

    expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
    const payload = JSON.parse(text)
    expect(payload.head.title).toBe('Versand | Anlass')
    expect(payload.body[0].html).toContain('>Post</h1>')
    expect(payload.styles).toContain('/blocks/page-headline/page-headline.module.css')
  })

  it('R7.16 of another build it is refused, so that the browser loads the page whole', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand')
    expect((await visit('/versand/_payload.json?build=old')).status).toBe(409)
  })

  it('a page with an interactive block carries what the document does not say itself, and nothing of it twice', async () => {
    const { publishPage, visit } = await openTestShop()
    const body = [headline('Post'), exampleOf('section', { body: [exampleOf('delivery_date')] })]
    await publishPage('anlass/versand', { title: 'Versand', description: 'Wann sie kommt', body })
    const { text } = await visit('/versand/')
    const data = JSON.parse(/id="payload">(.*?)<\/script>/.exec(text)?.[1] ?? '')
    expect(Object.keys(data)).toEqual(['site', 'header', 'body', 'footer'])
    const [page] = data.body
    expect(page.content).toEqual({ tone: 'papier' })
    expect(page.slots.body).toMatchObject([{ html: '' }, { component: 'section', slots: { body: [{ component: 'delivery_date' }] } }])
    expect(JSON.stringify(data)).not.toMatch(/Wann sie kommt|"Post"/)
  })

  it('a page of static blocks carries no data and no code but the first script’s', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand', { body: [headline('Post')] })
    const { text } = await visit('/versand/')
    expect(text).not.toContain('id="payload"')
    expect(text.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" data-build="test-build" src="/assets/scripts/test-build/first-script.js">',
    ])
  })
})
