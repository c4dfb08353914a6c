/**
 * Pages with an interactive block, which says when the post comes: on `/oben/` in sight, on `/unten/` far below, on `/beides/` with a
 * listing after it, which is interactive too, on `/hinaus/` with a link to the questions.
 */
import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { shopJourney } from '../shop-journey.ts'
import { headline, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'

export const deliveryDate = { _uid: 'termin', component: 'delivery_date', headline: 'Wann ist die Post da?' }
const inSection = { _uid: 'abschnitt', component: 'section', body: [headline('Davor', 'h2'), deliveryDate] }

/** Starts a shop that has them, for the tests of a file. */
export function deliveryDateJourney() {
  const shop = shopJourney()
  beforeAll(async () => {
    await shop.publishPage('anlass/oben', { body: [headline('Oben'), inSection] })
    await shop.publishPage('anlass/beides', { body: [headline('Beides'), inSection, { ...exampleOf('product_list'), _uid: 'liste' }] })
    await shop.publishPage('anlass/hinaus', { body: [headline('Hinaus'), inSection, teaser('Zu den Fragen', toUrl('/faq/'))] })
    await shop.publishPage('anlass/unten', { body: [headline('Unten'), ...manyHeadlines, inSection] })
  })
  return shop
}

/** What the block says once it is awake. */
export const arrival = (page: Page) => page.getByText('Jetzt bestellt, da:')

export const express = (page: Page) => page.getByRole('radio', { name: /^Express ab/ })

/** Counts documents that are asked for, and requests that fail. */
export function countRequests(page: Page) {
  const counted = { documents: 0, failures: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents++
  })
  page.on('requestfailed', () => counted.failures++)
  return counted
}
