import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../../axe-findings.ts'
import { press } from '../../../keyboard.ts'
import { doc, paragraph, words } from '../../../test-bloks.ts'
import { fieldsJourney } from './every-field.ts'
import { upload } from './upload-picture.ts'

const studio = fieldsJourney()

describe('the form with every kind of field', () => {
  it('has nothing for axe to find, dialogs included, and fits a phone', async () => {
    const asset = await upload(studio, 'zugang.png')
    const { page, form, field } = await studio.openForm({
      link: { linktype: 'email', email: 'falsch', fieldtype: 'multilink' },
      picture: asset,
      pictures: [asset],
      text: doc(paragraph(words('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'))),
      prices: { fieldtype: 'table', thead: [{ value: 'a' }], tbody: [{ body: [{ value: 'b' }] }] },
      when: '2026-05-01 09:30',
      months: ['januar', 'märz'],
      map: { plugin: 'maps' },
    })
    await field('text').getByRole('textbox').waitFor()
    for (const button of await form.getByRole('button', { name: /^Angaben: / }).all()) await button.click()
    expect(await axeFindings(page, '#form')).toEqual([])
    await field('picture')
      .getByRole('button', { name: /^Ersetzen/ })
      .click()
    await page.locator('[role=option]').first().waitFor()
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await press(page, 'Escape')
    await field('text').getByRole('button', { name: 'Link' }).click()
    await page.getByRole('dialog', { name: 'Link' }).waitFor()
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await press(page, 'Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Felder' }).click()
    const { scroll, client } = await page.locator('#form').evaluate((part) => ({ scroll: part.scrollWidth, client: part.clientWidth }))
    expect(scroll).toBeLessThanOrEqual(client)
  })
})
