import { expect, it, vi } from 'vitest'
import { countingTurns } from '../../tests/counting-turns.ts'
import { siteOf } from '../../tests/render-example.tsx'
import { embeddedContent } from '../content/embedded-content.ts'
import { draft, openTestContent, publish } from '../content/test-content.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { indexedPages } from './indexed-pages.ts'

const noShop: ShopApi = {
  ask: () => Promise.reject(new Error('No story here is the page of designs.')),
}

it('asks for each story once, however many there are, and lets others have their turn meanwhile', async () => {
  const { store, delivery } = await openTestContent()
  for (let index = 0; index < 120; index++) await publish(store, `anlass/seite-${index}`, { fields: { robots: 'index,follow' } })
  await publish(store, 'anlass/kundenkonto', { fields: { robots: 'noindex,nofollow' } })
  await publish(store, 'myposter/home', { fields: { robots: 'index,follow' } })
  await draft(store, 'anlass/entwurf', { fields: { robots: 'index,follow' } })
  const content = embeddedContent(delivery)
  const listStories = vi.spyOn(content, 'listStories')
  const site = siteOf('anlass')

  const { result, turns } = await countingTurns(() => indexedPages(site, { content, shopApi: noShop }))

  expect(result.map((pathOn) => pathOn(site)).toSorted()).toEqual(Array.from({ length: 120 }, (_, index) => `/seite-${index}/`).toSorted())
  const asked = listStories.mock.calls.flatMap(([{ byUuids = [] }]) => byUuids)
  expect(asked.length).toBe(new Set(asked).size)
  expect(asked.length).toBe(121)
  expect(turns).toBeGreaterThanOrEqual(listStories.mock.calls.length)
})
