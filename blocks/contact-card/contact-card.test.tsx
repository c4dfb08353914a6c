import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('R2.40 says how to reach people', async () => {
  const html = await renderExample('contact_card')
  expect(html).toContain('href="tel:+498912345670"')
  expect(html).toContain('href="mailto:hallo@anlass.example"')
  expect(html).toContain('Werkstattstraße 7')
})

it('R9.14 shows telephone and address of the visitor’s country, and the hours', async () => {
  const html = await renderExample('contact_card', {}, { site: siteOf('anlass', '/ch/') })
  expect(html).toContain('href="tel:+41441234567"')
  expect(html).toContain('8001 Zürich')
  expect(html).toContain('Montag bis Freitag, 08:00 bis 17:00 Uhr')
})
