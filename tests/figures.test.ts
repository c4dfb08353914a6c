import { describe, expect, it } from 'vitest'
import { readFigures } from '../server/figures/read-figures.ts'
import { exampleOf } from './render-example.tsx'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'
import { openTestStudio } from './test-studio.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const figuresOf = async ({ visit }: Shop) => readFigures((await visit('/metrics')).text)

describe('metrics', () => {
  it('tell hits, misses, renders and drops', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Alt')] })
    for (let times = 0; times < 3; times++) await shop.visit('/versand/')
    const before = await figuresOf(shop)
    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Versand', body: [headline('Neu')] } })
    await shop.store.publishStory(id)
    await shop.visit('/versand/')
    const after = await figuresOf(shop)

    expect(before.cache).toMatchObject({ hit: 2, miss: 1, drop: 0 })
    expect(before.renders.times).toBe(1)
    expect(after.cache.drop).toBe(1)
    expect(after.renders.times).toBe(2)
  })

  it('tell how long each kind of block takes, without the blocks in it', async () => {
    const shop = await openTestShop()
    const section = { _uid: 's', component: 'section', body: [headline('Eins', 'h2'), headline('Zwei', 'h2')] }
    await shop.publishPage('anlass/versand', { body: [section] })
    await shop.visit('/versand/')
    const { blocks, renders } = await figuresOf(shop)

    expect(Object.fromEntries(blocks.map(({ component, times }) => [component, times]))).toEqual({ page: 1, section: 1, page_headline: 2 })
    const sum = blocks.reduce((total, { ms, times }) => total + ms * times, 0)
    expect(sum).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(renders.ms)
  })

  it('tell what was asked of the content: what is known is not asked again', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/global/header', exampleOf('site_header'))
    await shop.publish('anlass/global/footer', exampleOf('site_footer'))
    for (const name of ['a', 'b', 'c']) await shop.publishPage(`anlass/${name}`)
    for (const name of ['a', 'b', 'c']) await shop.visit(`/${name}/`)
    expect((await figuresOf(shop)).reads).toMatchObject([{ what: 'story', times: 5 }])
  })
})

it('metrics are for who knows the token, where there is one', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: 'token-of-prometheus' } })
  const ask = async (authorization = '') => {
    const { status, text } = await shop.visit('/metrics', { headers: { authorization } })
    return [status, text.includes('anlass_page_cache_total')]
  }
  expect(await ask('Bearer token-of-prometheus')).toEqual([200, true])
  expect(await ask('Bearer token-of-somebody')).toEqual([401, false])
  expect(await ask()).toEqual([401, false])
  expect((await shop.studio('/metrics')).status).toBe(401)
  expect((await shop.visit('/healthz')).status).toBe(200)
})

describe('the page of figures', () => {
  it('says in German how the shop is doing', async () => {
    const shop = await openTestStudio()
    await shop.manage('POST', 'components', { component: { name: 'page_headline', display_name: 'Überschrift' } })
    await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    for (let times = 0; times < 4; times++) await shop.visit('/versand/')
    const { status, text, headers } = await shop.studio('/figures', { headers: { authorization: shop.admin.token } })

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/75\s%/)
    expect(text).toContain('3 von 4 Seiten kamen fertig aus dem Speicher.')
    expect(text).toContain('<title>Zahlen · Anlass</title>')
    // What the editor calls the block, and a number that keeps its unit.
    expect(text).toMatch(/<th scope="row">Überschrift<\/th>.*[\d,]\u00a0ms</)
    expect(text).toContain('Keine. Alle Seiten, nach denen gefragt wurde, ließen sich zeigen.')
  })

  it('is for who is signed in: it names stories', async () => {
    const shop = await openTestStudio()
    await shop.publishPage('anlass/geheim', { body: [{ _uid: 'x', component: 'carousell' }] })
    await shop.visit('/geheim/')
    const { status, text, headers } = await shop.studio('/figures')
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(text).toContain('angemeldet')
    expect(text).not.toContain('geheim')
  })

  it('names the stories that can’t be drawn, until they are changed', async () => {
    const shop = await openTestStudio()
    const broken = { _uid: 'x', component: 'carousell' }
    const id = await shop.publishPage('anlass/kaputt', { body: [broken] })
    await shop.visit('/kaputt/')
    await shop.visit('/kaputt/')
    const { text } = await shop.studio('/figures', { headers: { authorization: shop.admin.token } })
    expect(text).toContain('<h3>anlass/kaputt</h3>')
    expect(text).toContain('Den Blocktyp „carousell“ an der Stelle body[0] gibt es nicht.')
    expect(text).toContain('2-mal')

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Ganz', body: [] } })
    await shop.store.publishStory(id)
    expect((await shop.studio('/figures', { headers: { authorization: shop.admin.token } })).text).not.toContain('anlass/kaputt')
  })

  it('takes nothing from elsewhere, and its own parts are there', async () => {
    const shop = await openTestStudio()
    const { text } = await shop.studio('/figures', { headers: { authorization: shop.admin.token } })
    const addresses = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.every((address) => address.startsWith('/'))).toBe(true)
    for (const address of addresses.filter((each) => each.startsWith('/figures/'))) expect((await shop.studio(address)).status).toBe(200)
  })
})

it('figures are read from what several processes say together', () => {
  const { cache, blocks, reads } = readFigures(`# HELP anlass_page_cache_total Pages
# TYPE anlass_page_cache_total counter
anlass_page_cache_total{result="hit"} 5
anlass_page_cache_total{result="hit",pid="2"} 7
anlass_block_render_seconds_sum{component="a b\\"c"} 0.5
anlass_block_render_seconds_count{component="a b\\"c"} 250
anlass_page_cache_total{result="last-good"} 1e3
anlass_content_read_seconds_sum{what="links"} 0.1
anlass_content_read_seconds_count{what="links"} 10
anlass_content_read_seconds_sum{what="story"} 0.9
anlass_content_read_seconds_count{what="story"} 30
`)
  expect(cache).toMatchObject({ hit: 12, 'last-good': 1000, miss: 0 })
  expect(blocks).toEqual([{ component: 'a b\\"c', times: 250, ms: 2 }])
  expect(reads.map(({ what }) => what)).toEqual(['story', 'links'])
})
