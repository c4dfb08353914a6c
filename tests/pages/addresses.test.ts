import { describe, expect, it } from 'vitest'
import { getStoryRow } from '../../server/content/story-place.ts'
import { publish } from '../../server/content/test-content.ts'
import { translateSlug } from '../../server/content/translated-slugs.ts'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

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

  it('an address with more slashes than ours have leads to the page, and takes none away', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/home')
    await publishPage('anlass/karten/papiere')
    const answer = async (path: string) => {
      const { status, headers } = await visit(path)
      return [status, headers.get('location')]
    }
    for (const path of ['/karten/papiere//', '/karten//papiere', '//karten/papiere/', '/karten/papiere%2F%2F'])
      expect([path, ...(await answer(path))]).toEqual([path, 301, '/karten/papiere/'])
    expect(await Promise.all(['//', '/at//', '//at/'].map(answer))).toEqual([
      [301, '/'],
      [301, '/at/'],
      [301, '/at/'],
    ])
    expect(await Promise.all(['/karten/papiere//?a=1', '/karten/papiere/', '/karten/papiere', '/andere//'].map(answer))).toEqual([
      [301, '/karten/papiere/?a=1'],
      [200, null],
      [200, null],
      [404, null],
    ])
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('/%s/ is an address like any other', async (name) => {
    const { visit } = await openTestShop()
    expect((await visit(`/${name}/`)).status).toBe(404)
    expect((await visit(`/${name}/x/`)).status).toBe(404)
  })

  it('what the proxy says was asked for counts, not what visitors write before it, and a host that nobody can read is not ours', async () => {
    const { publishPage, visit } = await openTestShop({
      environment: { TRUST_PROXY: 'true', SHOP_HOSTS: 'shop.example=anlass, poster.example=myposter' },
    })
    await publishPage('anlass/versand')
    const by = (host: string, protocol: string) =>
      visit('/versand/', { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol } })
    expect((await by('poster.example, shop.example', 'http, HTTPS')).text).toContain(
      '<link rel="canonical" href="https://shop.example/versand/"/>',
    )
    expect((await by('shop.example"><script>', 'https')).status).toBe(421)
    expect((await by('shop.example/at', 'https')).status).toBe(421)
  })

  it('an address that is written whole, with the protocol of a proxy that is not there, is no other page', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand')
    const { text, headers } = await visit('https://localhost/versand/')
    expect(text).toContain('<link rel="canonical" href="http://localhost/versand/"/>')
    expect(headers.has('strict-transport-security')).toBe(false)
  })

  it('a page is only read: another method is told so', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/versand')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers, text } = await visit('/versand/', { method })
      expect([status, headers.get('allow'), text]).toEqual([405, 'GET, HEAD', expect.stringContaining(`nicht mit ${method}`)])
    }
    expect((await visit('/versand/', { method: 'HEAD' })).status).toBe(200)
  })

  it('a page that has moved to an address with letters beyond ASCII is found there', async () => {
    const { visit, store, publishPage } = await openTestShop()
    const id = await publishPage('anlass/alt')
    await store.moveStory(id, { slug: 'größe-ł-日本' })
    const { status, headers } = await visit('/alt/')
    const location = headers.get('location') ?? ''
    expect([status, decodeURI(location), (await visit(location)).status]).toEqual([301, '/größe-ł-日本/', 200])
  })

  it('a page that has moved to where its old address stands for it leads nowhere, rather than to itself', async () => {
    const { visit, store, publishPage } = await openTestShop()
    const id = await publishPage('anlass/products')
    await store.moveStory(id, { slug: 'produkte' })
    for (const path of ['/products/', '/produkte/']) expect([path, (await visit(path)).status]).toEqual([path, 404])
  })

  it('an address in capital letters leads to the page, unless there is one that is written so', async () => {
    const { visit, publishPage } = await openTestShop()
    await publishPage('anlass/rosen')
    await publishPage('anlass/Sitemap', { body: [headline('Eine andere')] })
    const answers = ['/Rosen/', '/AT/ROSEN', '/Karten-Designen/rosen/', '/Tulpen/'].map(async (path) => {
      const { status, headers } = await visit(path)
      return [status, headers.get('location')]
    })
    expect(await Promise.all(answers)).toEqual([
      [301, '/rosen/'],
      [301, '/at/rosen/'],
      [301, '/karten-designen/rosen/'],
      [404, null],
    ])
    expect((await visit('/Sitemap/')).text).toContain('Eine andere')
    expect((await visit('/Rosen/_payload.json?build=test-build')).status).toBe(409)
  })

  it('a story has the address of the default language in every country, also where its slug is translated', async () => {
    const { visit, store, publishPage } = await openTestShop()
    const id = await publishPage('anlass/eins')
    await store.transaction(async (writing) => translateSlug(writing, await getStoryRow(writing.trx, id), { lang: 'de-at', slug: 'oans' }))
    expect([(await visit('/at/eins/')).status, (await visit('/at/oans/')).status]).toEqual([200, 404])
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

describe('for crawlers', () => {
  it('sitemap.xml lists every page that search engines may show, in every country, and robots.txt leads to it', async () => {
    const { publishPage, publish, visit } = await openTestShop()
    const robots = 'index,follow'
    await publishPage('anlass/home', { robots })
    await publishPage('anlass/hochzeit/occasion', { robots })
    await publishPage('anlass/kundenkonto', { robots: 'noindex,nofollow' })
    await publishPage('anlass/sagt-nichts')
    await publishPage('myposter/home', { robots })
    await publish('anlass/global/footer', { component: 'site_footer', robots })

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
    expect((await visit('http://localhost:4000/sitemap.xml')).text).toBe(text.replaceAll(':3000/', ':4000/'))
    expect((await visit('/sitemap.xml?page=1')).status).toBe(404)
    expect((await visit('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    await publishPage('anlass/geburt/occasion', { robots })
    expect((await visit('/sitemap.xml')).text).toContain('http://localhost:3000/geburt/')
  })

  it('sitemap.xml has each address once, whatever else stands at it, and start pages of folders', async () => {
    const { store, publishPage, visit } = await openTestShop()
    const robots = 'index,follow'
    await publishPage('anlass/home', { robots })
    await publishPage('anlass/hochzeit/occasion', { robots })
    await publishPage('anlass/karten/papiere', { robots })
    for (const folder of ['anlass', 'anlass/karten', 'anlass/hochzeit'])
      await publish(store, `${folder}/start`, { isStartpage: true, fields: { title: 'Start', robots } })

    const { text } = await visit('/sitemap.xml')

    const addresses = [...text.matchAll(/<loc>(http:\/\/localhost:3000\/(?!at|ch).*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.toSorted()).toEqual(['', 'hochzeit/', 'karten/', 'karten/papiere/'].map((path) => `http://localhost:3000/${path}`))
  })

  it('sitemap.xml lists each design in the place of the page they all are', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/karte', { robots: 'index,follow' })
    const { text } = await visit('/sitemap.xml')
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(165 * 3)
    expect(addresses).toContain('http://localhost:3000/at/karte/olivenhain-1001/')
    expect(addresses).not.toContain('http://localhost:3000/karte/')
  })

  it('sitemap.xml asks to come back while nobody says which designs there are', async () => {
    const { publishPage, visit } = await openTestShop({ environment: { SHOP_API_URL: 'http://127.0.0.1:9' } })
    await publishPage('anlass/karte', { robots: 'index,follow' })
    const { status, headers } = await visit('/sitemap.xml')
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  })
})
