import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { choose, headlineField, saved, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('safety', () => {
  it('every version can be looked at and brought back', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await headlineField(page).fill('Danach')
    await saved(page)
    await expect.poll(async () => (await studio.contentOf(id)).body[0].headline).toBe('Danach')
    await choose(page, 'Mehr', 'Versionen')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Veröffentlicht|Angelegt/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Danach').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
    await frame.getByText('Erste Zeile').waitFor()
    await page
      .getByRole('status')
      .getByText(/^Wiederhergestellt: die Version vom \d/)
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Mehr')
    // That was a step like any other, and so was what was typed before it.
    await page.keyboard.press('Control+z')
    await frame.getByText('Danach').waitFor()
    await page.keyboard.press('Control+z')
    await frame.getByText('Erste Zeile').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

it('a page that nobody has changed says that it has no versions yet', async () => {
  const { id } = await studio.storyAt('anlass/hochzeit/einladungskarten/category')
  const { page } = await studio.edit(id)
  await choose(page, 'Mehr', 'Versionen')
  await page.getByRole('dialog').getByText('Es gibt noch keine früheren Fassungen.').waitFor()
})

it('an old version is shown as a page beside what is now, and brought back', async () => {
  const story = await studio.publishPage([headline('Ganz alt')])
  await studio.rewrite(story.id, 'Ganz neu')
  const { page } = await studio.edit(story.id)
  await choose(page, 'Mehr', 'Versionen')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Mehr')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Versi')
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await dialog.getByRole('listitem').getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Gerendert' }).click()
  await dialog.frameLocator('iframe').first().getByRole('heading', { name: 'Ganz alt' }).waitFor()
  await dialog.frameLocator('iframe[title="Jetzt"]').getByRole('heading', { name: 'Ganz neu' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Diese Version wiederherstellen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Mehr')
  await (await previewOf(page)).getByText('Ganz alt').waitFor()
  expect((await studio.contentOf(story.id)).body[0].headline).toBe('Ganz alt')
})
