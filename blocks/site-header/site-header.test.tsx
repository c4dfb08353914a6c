import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('R2.29 leads to contact, sample cards, account, magazine, wishlist and cart', async () => {
  const html = await renderExample('site_header')
  for (const word of ['Kontakt', 'Musterkarten', 'Kundenkonto', 'Magazin'])
    expect(html).toMatch(new RegExp(`<a href="/[a-z]+/"[^>]*>${word}</a>`))
  for (const word of ['Merkzettel', 'Warenkorb']) expect(html).toContain(`aria-label="${word}"`)
})

it('R2.29 leads home, to the content, and to the other brand', async () => {
  const html = await renderExample('site_header', {}, { site: siteOf('anlass', '/at/') })
  expect(html).toMatch(/<a href="\/at\/"[^>]*>Anlass/)
  expect(html).toContain('href="#inhalt"')
  expect(html).toContain('Zu myposter')
})

it('R2.29 opens menus without a script: each button names its panel', async () => {
  const html = await renderExample('site_header')
  const targets = [...html.matchAll(/popoverTarget="([^"]*)"/gi)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(6)
  for (const id of targets) expect(html).toMatch(new RegExp(`id="${id}" popover="auto"`))
})
