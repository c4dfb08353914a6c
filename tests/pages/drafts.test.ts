import { describe, expect, it } from 'vitest'
import { draft } from '../../server/content/test-content.ts'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

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

  it.each(['/neu/_draft.json', '/neu/_weight.json', '/neu/'])('nothing is read of what is sent to %s without a signature', async (path) => {
    const { visit } = await openTestShop()
    let isRead = false
    const pull = () => {
      isRead = true
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init = { method: 'POST', body, duplex: 'half' }
    expect([(await visit(path, init)).status, isRead]).toEqual([path === '/neu/' ? 405 : 403, false])
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

  it('ask at once for the code that redraws them; published pages ask for none of it', async () => {
    const { publishPage, visit, editorQuery } = await openTestShop()
    await publishPage('anlass/neu', { title: 'Neu' })
    const asked = async (path: string) =>
      [...(await visit(path)).text.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)

    expect(await asked(`/neu/?${editorQuery()}`)).toEqual(['/browser/draft.tsx'])
    expect(await asked('/neu/')).toEqual([])
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
