import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const addresses = {
  'the card brand’s home': () => `${shop.shop}/`,
  'the wall-art brand’s home': () => `${shop.posters}/`,
  'an address without a page': () => `${shop.shop}/weg/`,
}

describe.each(Object.entries(addresses))('on a phone on its side, %s', (_, address) => {
  it.each([
    { width: 667, height: 375 },
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ])('shows its words and the whole lower part of its picture at $width × $height px', async (viewport) => {
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
