import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const addresses = {
  'the card brand’s home': () => `${shop.shop}/`,
  'the wall-art brand’s home': () => `${shop.posters}/`,
  'an address without a page': () => `${shop.shop}/weg/`,
}

const products = {
  'a card': () => `${shop.shop}/karte/olivenhain-1001/`,
  'a calendar': () => `${shop.posters}/kalender/wandkalender`,
  'a photo book': () => `${shop.posters}/fotobuecher/echtfotobuch`,
}

const viewports = [
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
]

describe.each(Object.entries(addresses))('on a phone on its side, %s', (_, address) => {
  it.each(viewports)('shows its words and the whole lower part of its picture at $width × $height px', async (viewport) => {
    const { page } = await shop.newVisitor({ viewport, reducedMotion: 'reduce' })
    await page.goto(address(), { waitUntil: 'load' })
    const bottomOf = async (part: string) => {
      const box = await page.locator(part).first().boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await bottomOf('h1')).toBeLessThan(viewport.height)
    expect(await bottomOf('[class$="_slide"] picture')).toBeLessThan(viewport.height + 24)
  })
})

describe.each(Object.entries(products))('on a phone on its side, %s', (_, address) => {
  it.each(viewports)('shows what it is called beside most of its picture at $width × $height px', async (viewport) => {
    const { page } = await shop.newVisitor({ viewport, reducedMotion: 'reduce' })
    await page.goto(address(), { waitUntil: 'load' })
    const name = await page.locator('h1').boundingBox()
    const picture = await page.locator('main figure').first().boundingBox()
    if (!name || !picture) throw new Error('There is no product.')
    expect(name.y + name.height).toBeLessThan(viewport.height)
    expect((viewport.height - picture.y) / picture.height).toBeGreaterThan(0.75)
  })
})
