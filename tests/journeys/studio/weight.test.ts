import { expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { choose, studioJourney } from '../../studio-journey.ts'
import { contact, headline } from '../../test-bloks.ts'

const studio = studioJourney()

it('the weight of each block stands beside the page’s, the heaviest first, and leads to it', async () => {
  const { page } = await studio.open([headline('Leicht'), contact('Schwer', await studio.pictureOf('scene-hochzeit'), 'Karten')])
  await choose(page, 'Mehr', 'Gewicht der Blöcke')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Gerüst der Seite').waitFor({ timeout: 25_000 })
  const rows = await dialog.getByRole('listitem').allInnerTexts()
  expect(rows[0]).toMatch(/Kontakt.*Bilder/s)
  expect(rows.findIndex((row) => row.includes('Leicht'))).toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: /Schwer/ }).click()
  await page.locator('#form').getByRole('heading', { name: 'Kontakt' }).waitFor()
})
