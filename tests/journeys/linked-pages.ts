/** Pages that lead to each other: `/erste/` to `/zweite/` and to an anchor there, and `/viele/` to `/ziel-0` … `/ziel-11`, which are none. */
import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { shopJourney } from '../shop-journey.ts'
import { headline, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'

/** Starts a shop that has them, for the tests of a file. */
export function linkedPagesJourney() {
  const shop = shopJourney()
  const links = [teaser('Zur zweiten', toUrl('/zweite')), teaser('Zum Anker', toUrl('/zweite#unten'))]
  const section = { _uid: 's', component: 'section', anchor: 'unten', body: [headline('Ganz unten', 'h2')] }
  const many = Array.from({ length: 12 }, (_, index) => teaser(`Nummer ${index}`, toUrl(`/ziel-${index}`)))
  beforeAll(async () => {
    await shop.publishPage('anlass/erste', { title: 'Erste', body: [headline('Die erste Seite'), ...manyHeadlines, ...links] })
    await shop.publishPage('anlass/zweite', { title: 'Zweite', body: [headline('Die zweite Seite'), ...manyHeadlines, section] })
    await shop.publishPage('anlass/viele', { body: many })
  })
  return {
    newVisitor: shop.newVisitor,
    publishPage: shop.publishPage,
    visit: (page: Page, path: string) => page.goto(shop.shop + path, { waitUntil: 'load' }),
  }
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
