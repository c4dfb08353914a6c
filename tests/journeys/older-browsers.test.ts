import { beforeAll, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { shopJourney } from '../shop-journey.ts'
import { headline } from '../test-bloks.ts'

const shop = shopJourney()

beforeAll(async () => {
  await shop.publishPage('anlass/auswahl', { body: [headline('Auswahl'), { ...exampleOf('product_list'), occasion: '' }] })
})

/** What the three engines have all had since 2024 or later. */
function forgetWhatIsNew() {
  const isNew: [object, string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [URL, ['parse', 'canParse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Iterator.prototype, ['map', 'filter', 'flatMap', 'take', 'drop', 'some', 'every', 'find', 'reduce', 'toArray', 'forEach']],
    [globalThis, ['scheduler', 'navigation', 'requestIdleCallback']],
    [Document.prototype, ['startViewTransition']],
  ]
  for (const [owner, names] of isNew) for (const name of names) Reflect.deleteProperty(owner, name)
}

it('a browser of 2023 keeps designs, shows them on the wishlist, and goes from page to page', async () => {
  const { page, complaints } = await shop.newVisitor()
  await page.addInitScript(forgetWhatIsNew)
  await page.goto(`${shop.shop}/auswahl/`, { waitUntil: 'networkidle' })
  const heart = page.getByRole('button', { name: '„Olivenhain“ merken' })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Merkzettel' }).click()
  await expect.poll(() => page.title()).toBe('Merkzettel | Anlass')
  await page.getByRole('listitem').getByRole('article').filter({ hasText: 'Olivenhain' }).waitFor()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(complaints).toEqual([])
})
