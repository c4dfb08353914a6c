import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

/** Of crawlers, one without a screen among them, the shop takes no errors. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('R2.16 logging', () => {
  const fail = (page: Page, words: string) =>
    page.evaluate((words) => {
      setTimeout(() => {
        throw new Error(words)
      })
      Promise.reject(new Error(`${words}, later`))
    }, words)

  it('has the shop told of what fails, but at an address that says logging=0', async () => {
    const { page } = await shop.newVisitor({ userAgent })
    await page.goto(`${shop.shop}/faq/?logging=0`)
    await fail(page, 'Unheard')
    await page.goto(`${shop.shop}/faq/`)
    await fail(page, 'Heard')
    await expect.poll(() => shop.output()).toContain('"error":"Error: Heard, later"')
    expect(shop.output()).toContain('"error":"Uncaught Error: Heard"')
    expect(shop.output()).not.toContain('Unheard')
  })

  it('hears of a block that can not be drawn in the browser', async () => {
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/delivery-date/delivery-date.tsx')
    await shop.publishPage('anlass/termin', { body: [{ _uid: 'termin', component: 'delivery_date', headline: 'Wann ist die Post da?' }] })
    const { page } = await shop.newVisitor({ userAgent })
    await page.route(`**/${file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function DeliveryDate() { throw new Error("Undrawable") }' }),
    )
    await page.goto(`${shop.shop}/termin/`)
    await page.getByText('Wann ist die Post da?').hover()
    await expect.poll(() => shop.output()).toContain('Undrawable')
  })
})
