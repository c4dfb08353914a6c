import { expect, it } from 'vitest'
import { openTestShop } from '../../../tests/test-shop.ts'
import { openStories } from '../../../tests/test-stories.ts'
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
  expect((await manage('GET', 'page_urls')).body).toEqual({ page_urls: [] })
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
