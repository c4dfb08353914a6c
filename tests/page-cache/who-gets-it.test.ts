import { describe, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'
import { cacheFigures } from './cache-figures.ts'

describe('a page that is kept is for everybody who asks for just that', () => {
  it('a second visitor gets the same bytes without a render', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const first = await shop.visit('/versand/')
    const second = await shop.visit('/versand')
    expect(second.text).toBe(first.text)
    expect(await cacheFigures(shop)).toMatchObject({ hits: 1, misses: 1 })
  })

  it('whoever makes up an address that looks like another country’s neither gets its page nor takes it away', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Alt')] })
    const madeUp = '/de/at/versand/'
    expect((await shop.visit(madeUp)).status).toBe(404)
    expect((await shop.visit('/at/versand/')).status).toBe(200)
    expect((await shop.visit(madeUp)).status).toBe(404)

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Versand', body: [headline('Neu')] } })
    await shop.store.publishStory(id)
    const [, page] = await Promise.all([shop.visit(madeUp), shop.visit('/at/versand/')])
    expect(page.text).toContain('Neu')
  })

  it('head and foot are drawn for the site of each page, and lead to that very page in the other countries', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/global/header', { ...exampleOf('site_header') })
    await shop.publish('anlass/global/footer', { ...exampleOf('site_footer') })
    await shop.publishPage('anlass/versand')
    await shop.publishPage('anlass/faq')
    for (const path of ['/versand/', '/faq/', '/at/versand/', '/at/faq/']) {
      const { text } = await shop.visit(path)
      const page = path.replace('/at/', '/')
      const foot = /<footer.*<\/footer>/s.exec(text)?.[0] ?? ''
      const leadsTo = (prefix: string) => foot.includes(`href="http://localhost:3000${prefix}${page}"`)
      expect([leadsTo('/ch'), leadsTo('/at'), leadsTo('')], path).toEqual([true, true, true])
      expect(/<site-header.*<\/site-header>/s.exec(text)?.[0].includes('href="/at/')).toBe(path.startsWith('/at/'))
    }
  })

  it('what an address holds ends no attribute of the foot', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/global/footer', { ...exampleOf('site_footer') })
    for (let time = 0; time < 2; time++) {
      const { text } = await shop.visit(`/${encodeURIComponent(`"><b>&$&'`)}/`)
      expect(text).toContain('href="http://localhost:3000/at/&quot;&gt;&lt;b&gt;&amp;$&amp;&#x27;/"')
      expect(text).not.toContain('<b>')
    }
  })

  it('R2.19 a draft goes past the cache, both ways', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/neu', { body: [headline('Für alle')] })
    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Geheim')] } })
    await shop.visit('/neu/')
    expect((await shop.visit(`/neu/?${shop.editorQuery()}`)).text).toContain('Geheim')
    expect((await shop.visit('/neu/')).text).not.toContain('Geheim')
  })
})
