import { describe, expect, it } from 'vitest'
import { type Content, ContentUnavailable } from '../server/content/content.ts'
import { draft } from '../server/content/test-content.ts'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

describe('every address is a story', () => {
  it('R2.06 a path shows the story of its slug, drawn block by block', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand', { title: 'Versand', body: [headline('So kommt die Post')] })

    const { status, text } = await visit('/versand/')

    expect(status).toBe(200)
    expect(text).toContain('>So kommt die Post</h1>')
    expect(text).toContain('<title>Versand | Anlass</title>')
    expect(text).toContain('lang="de-DE"')
  })

  it('R2.12 an occasion and its categories are stories', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/hochzeit/occasion', { body: [headline('Hochzeit')] })
    await publishPage('anlass/hochzeit/einladungskarten/category', { body: [headline('Einladungen')] })

    expect((await visit('/hochzeit/')).text).toContain('>Hochzeit</h1>')
    expect((await visit('/hochzeit/einladungskarten/')).text).toContain('>Einladungen</h1>')
  })

  it('R2.05 themes without an id show theme 1461', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/themes/1461', { body: [headline('Wiesenblumen')] })
    expect((await visit('/themes')).text).toContain('>Wiesenblumen</h1>')
  })

  it('R1.01 the brand is the host’s, and each page leads to the other brand', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/home', { body: [headline('Karten')] })
    await publishPage('myposter/home', { body: [headline('Wände')] })

    expect((await visit('http://localhost:3000/')).text).toContain('>Karten</h1>')
    expect((await visit('http://myposter.localhost:3000/')).text).toContain('>Wände</h1>')
    expect((await visit('http://localhost:3000/myposter')).text).toContain('>Wände</h1>')
  })

  it('R2.10 a country shows its own words where there are some', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand', { title: 'Versand', title__i18n__de_at: 'Versand nach Österreich', body: [] })

    const { text } = await visit('/at/versand/')

    expect(text).toContain('<title>Versand nach Österreich | Anlass</title>')
    expect(text).toContain('lang="de-AT"')
    expect((await visit('/ch/versand/')).text).toContain('<title>Versand | Anlass</title>')
  })

  it('parts of pages have no address of their own', async () => {
    const { publish, visit } = await openTestShop()
    await publish('anlass/global/header', {
      component: 'site_header',
      navigation: [{ _uid: 'n', component: 'navigation_group', label: 'Hochzeit' }],
    })
    expect((await visit('/global/header')).status).toBe(404)
  })
})

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

describe('what can’t be shown', () => {
  const error404 = {
    title: 'Nicht gefunden',
    body: [
      {
        _uid: 'e',
        component: 'error_teaser',
        headline: 'Unbekannt verzogen',
        subline: 'Hier ist nichts.',
        control: 'Zur Startseite',
        url: { linktype: 'url', url: '/', cached_url: '/', id: '', fieldtype: 'multilink' },
        responsiveImages: ['desktop', 'mobile'].map((media) => ({
          _uid: media,
          component: 'responsive_image',
          media,
          aspectRatio: media === 'desktop' ? '59/22' : '150/157',
          image: { filename: `/f/1/2360x880/ab/${media}.svg`, alt: '' },
        })),
      },
    ],
  }

  it('R2.46 an unknown path is a 404 with one slide that leads home, its button hidden', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/global/error-404', error404)

    const { status, text } = await visit('/gibt/es/nicht/')

    expect(status).toBe(404)
    expect(text).toContain('Unbekannt verzogen')
    expect(text).toContain('desktop.svg')
    expect(text).toContain('mobile.svg')
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>[^<]*Zur Startseite|aria-label="Zur Startseite"/)
  })

  it('R8.01 R4.13 its title is „404 Page not found: {path}“, in the page and in its data', async () => {
    const { visit } = await openTestShop()
    expect((await visit('/gibt/es/nicht/')).text).toContain('<title>404 Page not found: /gibt/es/nicht/</title>')
    const payload = await visit('/weg/_payload.json?build=test-build')
    expect(payload.status).toBe(404)
    expect(JSON.parse(payload.text).head.title).toBe('404 Page not found: /weg/')
  })

  it('R2.47 other errors show nothing in the screen; the title is the status and its message', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/kaputt', { body: [{ _uid: 'x', component: 'page_headlin' }] })

    const { status, text } = await visit('/kaputt/')

    expect(status).toBe(500)
    expect(text).toContain('<title>500 Internal Server Error</title>')
    expect(text).toContain('<main id="inhalt" tabindex="-1"></main>')
  })

  it('R2.45 the log names story, place, type and nearest type, once for each version of the story', async () => {
    const { publishPage, store, visit, lines } = await openTestShop()
    const id = await publishPage('anlass/kaputt', { body: [headline('gut'), { _uid: 'x', component: 'page_headlin' }] })
    const errors = () => lines.filter(({ level }) => level === 50)

    await visit('/kaputt/')
    await visit('/kaputt/')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toMatchObject({ story: 'anlass/kaputt', path: 'body[1]', component: 'page_headlin', nearest: 'page_headline' })

    await store.publishStory(id)
    await visit('/kaputt/')
    expect(errors()).toHaveLength(2)
  })

  it('R2.45 a story whose own type is unknown is broken, not missing', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/seite', { component: 'pgae' })
    expect((await shop.visit('/seite/')).status).toBe(500)
    expect(shop.lines.at(-1)).toMatchObject({ story: 'anlass/seite', component: 'pgae', nearest: 'page' })
  })

  it('R2.45 nothing of a broken story is drawn', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/kaputt', { body: [headline('gut'), { _uid: 'x', component: 'nichts' }] })
    expect((await visit('/kaputt/')).text).not.toContain('gut')
  })

  it('content that can’t be read is a 503 that asks to come back', async () => {
    const gone = () => Promise.reject(new ContentUnavailable('gone'))
    const content: Content = { findStory: gone, listStories: gone, listLinks: gone, listDatasourceEntries: gone, findRedirect: gone }
    const { visit, lines } = await openTestShop({ content })

    const { status, headers, text } = await visit('/')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(text).toContain('<title>503 Service Unavailable</title>')
    expect(lines.some(({ msg }) => msg === 'the page could not be made')).toBe(true)
  })

  it.each([
    ['/%00', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['/../../etc/passwd', 404],
    [`/${'/'.repeat(8000)}`, 404],
    [`/${'a'.repeat(3000)}`, 404],
    ['/🎉', 404],
    ["/x' or 1=1--", 404],
    ['/100%', 400],
    ['/%E0%A4%A', 400],
    ['/_payload.json?build=test-build', 404],
  ])('%s answers %i', async (path, status) => {
    const { visit } = await openTestShop()
    expect((await visit(path)).status).toBe(status)
  })

  it('an unknown host is refused with a sentence', async () => {
    const { visit } = await openTestShop()
    const { status, text } = await visit('http://evil.example/')
    expect(status).toBe(421)
    expect(text).toContain('SHOP_HOSTS')
  })
})

describe('a page of many bloks', () => {
  it('with 5,000 bloks and one 200 deep is drawn', async () => {
    const { publishPage, visit } = await openTestShop()
    const nested = (depth: number): object =>
      depth === 0 ? headline('ganz unten', 'h2') : { _uid: `s${depth}`, component: 'section', body: [nested(depth - 1)] }
    await publishPage('anlass/lang', { body: Array.from({ length: 5000 }, (_, index) => headline(`Nr. ${index}`, 'h2')) })
    await publishPage('anlass/tief', { body: [nested(199)] })

    expect((await visit('/lang/')).text).toContain('Nr. 4999')
    expect((await visit('/tief/')).text).toContain('ganz unten')
  })
})

describe('drafts', () => {
  it('R2.19 R6.03 are shown to the editor’s signed address alone, and are never stored or indexed', async () => {
    const { store, visit, editorQuery } = await openTestShop()
    await draft(store, 'anlass/neu', { fields: { title: 'Neu', body: [headline('Entwurf')] } })

    const opened = await visit(`/neu/?${editorQuery()}`)

    expect(opened.status).toBe(200)
    expect(opened.text).toContain('Entwurf')
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.headers.get('x-robots-tag')).toBe('noindex,nofollow')
    expect(opened.headers.get('content-security-policy')).toContain('https://app.storyblok.com')
    expect((await visit('/neu/')).status).toBe(404)
    expect(
      (await visit('/neu/?_storyblok=1&_storyblok_tk[space_id]=52681&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=abc')).status,
    ).toBe(404)
    expect((await visit(`/neu/?${editorQuery(new Date(Date.now() - 3_700_000))}`)).status).toBe(404)
  })

  it('R6.03 the data of an unsaved story is for the editor alone', async () => {
    const { publishPage, visit, editorQuery } = await openTestShop()
    await publishPage('anlass/versand', { title: 'Versand' })
    const story = (content: object) => ({ method: 'POST', body: JSON.stringify({ fullSlug: 'anlass/neu', content }) })
    const page = { _uid: 'p', component: 'page', title: 'x', body: [{ _uid: 'liste', component: 'sitemap' }] }

    const loaded = await visit(`/neu/_draft.json?${editorQuery()}`, story(page))
    expect(JSON.parse(loaded.text).data.liste).toEqual([{ slug: 'anlass/versand', name: 'versand' }])
    expect(loaded.headers.get('cache-control')).toBe('private, no-store')
    expect((await visit('/neu/_draft.json', story(page))).status).toBe(403)
    // A blok that can't be drawn keeps nobody from seeing the others.
    const broken = { ...page, body: [{ _uid: 'x', component: 'gibt_es_nicht' }, ...page.body] }
    expect(JSON.parse((await visit(`/neu/_draft.json?${editorQuery()}`, story(broken))).text).data.liste).toHaveLength(1)
    expect((await visit(`/neu/_draft.json?${editorQuery()}`, story({}))).status).toBe(422)
    expect((await visit(`/neu/_draft.json?${editorQuery()}`, { method: 'POST', body: '{' })).status).toBe(400)
  })

  it('R6.03 so is what an unsaved story would weigh: what shoppers would get, without what makes it clickable', async () => {
    const { publishPage, visit, editorQuery } = await openTestShop()
    await publishPage('anlass/neu', { title: 'Neu' })
    const page = (...words: string[]) => ({ _uid: 'p', component: 'page', title: 'x', body: words.map((each) => headline(each)) })
    const weigh = (content: object, query = editorQuery()) =>
      visit(`/neu/_weight.json?${query}`, { method: 'POST', body: JSON.stringify({ fullSlug: 'anlass/neu', content }) })

    const short = JSON.parse((await weigh(page('Kurz'))).text)
    const many = Array.from({ length: 200 }, (_, index) => `Wort ${index * 7919}`)
    const long = JSON.parse((await weigh(page(...many))).text)
    expect(long.html).toBeGreaterThan(short.html + 300)
    const marked = { ...headline('Kurz'), _editable: '<!--#storyblok#{"name": "page_headline", "space": "1", "uid": "x", "id": "1"}-->' }
    expect(JSON.parse((await weigh({ ...page('Kurz'), body: [marked] })).text)).toEqual(short)
    expect(short.blocks).toHaveProperty('page_headline')
    expect((await weigh(page('Kurz'), '')).status).toBe(403)
    expect((await weigh({})).status).toBe(422)
  })

  it('R6.03 carry the marks by which the editor finds a blok; published pages carry none', async () => {
    const { publishPage, visit, editorQuery } = await openTestShop()
    const id = await publishPage('anlass/neu', { body: [headline('Klick mich')] })

    const opened = await visit(`/neu/?${editorQuery()}`)

    expect(opened.text).toContain(`data-blok-uid="${id}-headline-Klick mich"`)
    expect(opened.text).toContain('id="draft"')
    expect((await visit('/neu/')).text).not.toContain('data-blok')
  })
})

describe('for crawlers', () => {
  it('sitemap.xml lists every page in every country, and robots.txt leads to it', async () => {
    const { publishPage, publish, visit } = await openTestShop()
    await publishPage('anlass/home')
    await publishPage('anlass/hochzeit/occasion')
    await publishPage('myposter/home')
    await publish('anlass/global/footer', { component: 'site_footer' })

    const { text, headers } = await visit('/sitemap.xml')

    expect(headers.get('content-type')).toContain('xml')
    expect(new Set([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address))).toEqual(
      new Set([
        'http://localhost:3000/',
        'http://localhost:3000/at/',
        'http://localhost:3000/ch/',
        'http://localhost:3000/hochzeit/',
        'http://localhost:3000/at/hochzeit/',
        'http://localhost:3000/ch/hochzeit/',
      ]),
    )
    expect((await visit('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

describe('for operators', () => {
  it('both origins say whether they live and can serve, and give their figures', async () => {
    const { visit, studio } = await openTestShop()
    for (const ask of [visit, studio]) {
      expect((await ask('/healthz')).text).toBe('ok')
      expect((await ask('/readyz')).status).toBe(200)
      expect((await ask('/metrics')).text).toContain('anlass_request_seconds')
    }
  })

  it('every answer has an id', async () => {
    const { visit } = await openTestShop()
    expect((await visit('/')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
