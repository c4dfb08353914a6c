import { expect, it } from 'vitest'
import { openTestShop } from '../../../tests/test-shop.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { pageUrlOf } from '../../pages/page-url.ts'

it('R2.14 says of stories, also of such as are not there yet, where shoppers find their pages', async () => {
  const { manage } = await openStories()
  const slugs = ['anlass/home', 'anlass/hochzeit/occasion', 'anlass/richtfest-2027', 'myposter/leinwand']
  const { status, body } = await manage('GET', `page_urls?by_slugs=${slugs.join()}`)
  expect(status).toBe(200)
  const paths = body.page_urls.map(({ full_slug, url }: Record<string, string>) => [full_slug, new URL(url ?? '').pathname])
  expect(paths).toEqual([
    ['anlass/home', '/'],
    ['anlass/hochzeit/occasion', '/hochzeit/'],
    ['anlass/richtfest-2027', '/richtfest-2027/'],
    ['myposter/leinwand', '/leinwand'],
  ])
  expect(new URL(body.page_urls.at(-1).url).hostname).toBe('myposter.localhost')
  const swiss = await manage('GET', `page_urls?by_slugs=${slugs.join()}&language=de-ch`)
  expect(swiss.body.page_urls.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([
    '/ch/',
    '/ch/hochzeit/',
    '/ch/richtfest-2027/',
    '/ch/leinwand',
  ])
  expect((await manage('GET', 'page_urls')).body).toEqual({ page_urls: [] })
})

it('says of an address what a story or a redirect there would be refused with, before either is made', async () => {
  const { create, folder, manage } = await openStories()
  const anlass = await folder('anlass')
  await create('products', { parent_id: anlass.id })
  const { id } = await create('sommer', { parent_id: anlass.id })
  const ask = (query: string) => manage('GET', `address_check?${query}`)
  for (const query of ['slug=anlass/winter', 'from_slug=anlass/winter', 'from_slug=/anlass/hochzeit/alt', 'slug=elsewhere/at'])
    expect([query, (await ask(query)).status]).toEqual([query, 204])

  const story = (slug: string) => ({ story: { name: 'A', slug, parent_id: anlass.id, content: rootPage() } })
  for (const slug of ['at', 'assets', 'hochzeit']) {
    const refused = await manage('POST', 'stories', story(slug))
    expect(refused.body).toHaveProperty('slug')
    expect(await ask(`slug=anlass/${slug}`)).toMatchObject({ status: 422, body: refused.body })
  }
  for (const from_slug of ['anlass/at/x', 'anlass/produkte', 'anlass/sommer']) {
    const refused = await manage('POST', 'redirects', { redirect: { from_slug, story_id: id } })
    expect(refused.body).toHaveProperty('from_slug')
    expect(await ask(`from_slug=${from_slug}`)).toMatchObject({ status: 422, body: refused.body })
  }
})

it('R2.14 it is what the page says of itself', async () => {
  const shop = await openTestShop()
  await shop.publishPage('anlass/richtfest-2027')
  const { text } = await shop.visit('/anlass/richtfest-2027')
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
  expect(canonical).toContain('/richtfest-2027/')
  expect(pageUrlOf(shop.settings)('anlass/richtfest-2027')).toBe(canonical)
})

it('says nothing where the shop’s address is none of its hosts', async () => {
  const { settings } = await openTestShop()
  expect(pageUrlOf({ ...settings, shopUrl: 'https://elsewhere.example/' })('anlass/home')).toBeUndefined()
})
