import { describe, expect, it } from 'vitest'
import { press } from '../../../keyboard.ts'
import { fieldsJourney } from './every-field.ts'

const studio = fieldsJourney()

describe('a link field', () => {
  it('finds a page by typing, by the keyboard alone', async () => {
    await studio.publishPage([], { slug: 'fundstelle' })
    const { page, field, stored } = await studio.openForm({ link: '' })
    const input = field('link').getByRole('combobox', { name: 'Seite' })
    await input.focus()
    await page.keyboard.type('fundstelle')
    await field('link').getByRole('option', { name: '/anlass/fundstelle' }).waitFor()
    await press(page, 'Enter')
    await field('link').getByText('/anlass/fundstelle').waitFor()
    await expect.poll(() => stored('link')).toMatchObject({ linktype: 'story', cached_url: 'anlass/fundstelle', fieldtype: 'multilink' })
    expect((await stored('link')).id).toMatch(/^[\da-f-]{36}$/)
  })

  it('says at once that a page is gone or not published, and keeps what nobody edits', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const link = { id, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'weg', own: 'bleibt' }
    const { field, stored } = await studio.openForm({ link })
    await field('link').getByText('Die verlinkte Seite gibt es nicht mehr').waitFor()
    await field('link').getByLabel('In neuem Tab öffnen').check()
    await expect.poll(() => stored('link')).toEqual({ ...link, target: '_blank' })

    const draft = await studio.manage('POST', 'stories', { story: { name: 'Entwurf', slug: 'entwurf', content: { component: 'probe' } } })
    const other = await studio.openForm({ link: { ...link, id: draft.story.uuid, cached_url: 'entwurf' } })
    await other.field('link').getByText('ist nicht veröffentlicht').waitFor()
  })

  it('leads to a mail or an address, and refuses what would run code', async () => {
    const { field, stored } = await studio.openForm({ link: '' })
    await field('link').getByLabel('Art des Links').selectOption({ label: 'E-Mail' })
    await field('link').getByLabel('E-Mail', { exact: true }).fill('name')
    await field('link').getByText('Das ist keine E-Mail-Adresse').waitFor()
    await field('link').getByLabel('E-Mail', { exact: true }).fill('name@example.com')
    await expect.poll(() => stored('link')).toMatchObject({ linktype: 'email', email: 'name@example.com' })
    await field('link').getByLabel('Art des Links').selectOption({ label: 'Adresse' })
    await field('link').getByLabel('Adresse', { exact: true }).fill('javascript:alert(1)')
    await field('link').getByText('Erlaubt sind Adressen').waitFor()
  })

  it('says where an address leads that begins with neither a slash nor https, and what to write', async () => {
    const { field } = await studio.openForm({ link: { linktype: 'url', url: 'www.example.org', cached_url: 'www.example.org' } })
    await field('link').getByText('auf eine Seite unter dieser. Beginne mit / für eine Seite im Shop').waitFor()
    await field('link').getByLabel('Adresse', { exact: true }).fill('https://www.example.org')
    await expect.poll(() => field('link').getByText('Beginne mit').count()).toBe(0)
  })
})
