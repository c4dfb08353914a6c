import { describe, expect, it } from 'vitest'
import { press } from '../../../keyboard.ts'
import { fieldsJourney } from './every-field.ts'

const studio = fieldsJourney()

describe('the other fields', () => {
  it('hold a table whose rows and columns come and go', async () => {
    const { form, stored } = await studio.openForm({ prices: '' })
    const table = form.getByRole('group', { name: 'Preise' })
    await table.getByRole('button', { name: 'Zeile', exact: true }).click()
    await table.getByRole('button', { name: 'Spalte', exact: true }).click()
    await table.getByLabel('Überschrift der Spalte 2').fill('Preis')
    await table.getByLabel('Zeile 1, Spalte 2').fill('1,90 €')
    await table.getByRole('button', { name: 'Spalte 1 löschen' }).click()
    const uid = expect.any(String)
    await expect
      .poll(() => stored('prices'))
      .toEqual({
        fieldtype: 'table',
        thead: [{ _uid: uid, value: 'Preis', component: '_table_head' }],
        tbody: [{ _uid: uid, component: '_table_row', body: [{ _uid: uid, value: '1,90 €', component: '_table_col' }] }],
      })
  })

  it('hold a moment on German clocks, kept in UTC', async () => {
    const { field, stored } = await studio.openForm({ when: '2026-05-01 09:30' })
    const input = field('when').getByLabel('Beginn')
    expect(await input.inputValue()).toBe('2026-05-01T11:30')
    await input.fill('2026-12-24T18:00')
    await expect.poll(() => stored('when')).toBe('2026-12-24 17:00')
    await field('day').getByLabel('Tag').fill('2026-12-24')
    await expect.poll(() => stored('day')).toBe('2026-12-24 00:00')
  })

  it('hold choices in an order of their own', async () => {
    const { page, form, stored } = await studio.openForm({ months: ['januar'] })
    await form.getByLabel('März').check()
    await form.getByRole('button', { name: 'Nach oben: März' }).focus()
    await press(page, 'Enter')
    await expect.poll(() => stored('months')).toEqual(['märz', 'januar'])
  })

  it('hold a plugin’s value as JSON, and write none that is broken', async () => {
    const before = { plugin: 'maps', at: [1, 2] }
    const { field, stored } = await studio.openForm({ map: before })
    const text = field('map').getByLabel('Karte')
    expect(JSON.parse(await text.inputValue())).toEqual(before)
    await text.fill('{ "plugin": "maps", "at": [3')
    await field('map').getByText('Noch nicht übernommen').waitFor()
    await text.fill('{ "plugin": "maps", "at": [3] }')
    await expect.poll(() => stored('map')).toEqual({ plugin: 'maps', at: [3] })
    expect(await field('map').getByText('Noch nicht übernommen').count()).toBe(0)
  })

  it('stand under the heading of their section', async () => {
    const { form } = await studio.openForm({})
    const section = form.getByRole('group', { name: 'Maße' })
    expect(await section.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))).toEqual([
      'width',
      'isWide',
    ])
  })
})

describe('a field in another language', () => {
  it('shows the default behind, says something of its own, and goes back', async () => {
    const { page, form, field, stored } = await studio.openForm({ title: 'Januar', tone: 'light', note: 'überall' })
    await page.getByLabel('Sprache des Inhalts').first().selectOption('de-at')
    const title = field('title').getByLabel('Überschrift')
    expect([await title.inputValue(), await title.getAttribute('placeholder')]).toEqual(['', 'Januar'])
    expect(await field('note').count()).toBe(0)
    await form.getByText('gelten für alle Sprachen').waitFor()
    await title.fill('Jänner')
    await expect.poll(() => stored('title__i18n__de_at')).toBe('Jänner')
    expect(await stored('title')).toBe('Januar')

    await field('tone').getByText('Hell').waitFor()
    await field('tone').getByRole('button', { name: 'Hier anders' }).click()
    await field('tone').getByRole('combobox', { name: 'Ton' }).selectOption('dark')
    await expect.poll(() => stored('tone__i18n__de_at')).toBe('dark')
    await field('title')
      .getByRole('button', { name: /^Wie Deutsch/ })
      .click()
    await field('tone')
      .getByRole('button', { name: /^Wie Deutsch/ })
      .click()
    await expect.poll(async () => [await stored('title__i18n__de_at'), await stored('tone__i18n__de_at')]).toEqual([undefined, undefined])
  })
})
