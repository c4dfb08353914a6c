import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const addresses = {
  'the card brand’s home': () => `${shop.shop}/`,
  'an occasion': () => `${shop.shop}/hochzeit/`,
  'all designs of a kind of card': () => `${shop.shop}/hochzeit/einladungskarten/`,
  'the wall-art brand’s home': () => `${shop.posters}/`,
  'a page of wall art': () => `${shop.posters}/wandbilder`,
  'a calendar': () => `${shop.posters}/kalender/tischkalender`,
  'photo books': () => `${shop.posters}/fotobuecher`,
}

const screens = [
  { width: 375, density: 2 },
  { width: 390, density: 3 },
  { width: 412, density: 2.625 },
  { width: 820, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
  { width: 1536, density: 1.25 },
  { width: 1920, density: 1 },
]

describe.each(Object.entries(addresses))('%s', (_, address) => {
  it.each(screens)(
    'R9.07 has pictures as sharp as a screen of $width px with $density pixels a point shows, and hardly larger',
    async (screen) => {
      const { page, close } = await shop.newVisitor({ viewport: { width: screen.width, height: 900 }, deviceScaleFactor: screen.density })
      // Its address says how wide a picture is: none has to be made.
      await page.route('**/m/**', (route) => route.abort())
      await page.goto(address())
      const pictures = await chosenFiles(page)
      expect(pictures.length).toBeGreaterThan(0)
      for (const { shown, file, alt } of pictures) {
        // More than two pixels a point show nobody more (runtime/ui/image-presets.ts).
        const wanted = shown * Math.min(screen.density, 2)
        const found = `${alt || 'a picture'}: ${file} px for ${shown} points`
        expect(file, found).toBeGreaterThan(0.9 * wanted)
        // Of small ones, two sizes do for all screens.
        expect(file, found).toBeLessThan(Math.max(1.6 * wanted, wanted + 200))
      }
      await close()
    },
  )
})

/** How wide each picture of the content is on the page, in points, and the file the browser takes for it, in pixels. */
function chosenFiles(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('main picture')].map(async (picture) => {
        const copy = picture.cloneNode(true) as Element
        const image = copy.querySelector('img') as HTMLImageElement
        // Those below the screen wait for it to come near.
        image.loading = 'eager'
        await new Promise((isOver) => {
          image.onload = image.onerror = isOver
        })
        return {
          shown: picture.getBoundingClientRect().width,
          file: Number(/\/m\/(\d+)x/.exec(image.currentSrc)?.[1]),
          alt: image.alt,
        }
      }),
    ).then((pictures) => pictures.filter(({ shown }) => shown > 0)),
  )
}
