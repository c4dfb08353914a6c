import { describe, expect, it } from 'vitest'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

const render = (fields: Record<string, unknown> = {}) =>
  renderExample('photobook_detail', fields, { site: siteOf('myposter'), reader: readerOf({ channel: 'myposter' }) })
const fieldsets = (html: string) => [...html.matchAll(/<legend[^>]*>([^<]*)/g)].map(([, words]) => words)
const chosen = (html: string) =>
  [...html.matchAll(/value="([^"]+)" checked=""|checked="" value="([^"]+)"/g)].map(([, one, other]) => one ?? other)

describe('R2.32 a photo book on its page', () => {
  it('is called what it is, and says how large and how it is bound', async () => {
    const html = await render({ isHeadlineH1: true })
    expect(html).toMatch(/<h1[^>]*>Digitalfotobuch<\/h1>/)
    expect(html).toContain('A4 quer, 29,7\u00a0×\u00a021\u00a0cm, harter Einband, PUR-Klebebindung')
    expect(await render({ headline: 'Dein Buch' })).toMatch(/<h2[^>]*>Dein Buch<\/h2>/)
  })

  it('R3.11 offers what goes together, and nothing where there is no choice', async () => {
    expect(fieldsets(await render())).toEqual([
      'Ausrichtung',
      'Format',
      'Einband',
      'Bindung',
      'Laminierung des Einbands',
      'Papier',
      'Veredelung des Titels',
    ])
    expect(fieldsets(await render({ bookType: 'echtfotobuch' }))).toEqual([
      'Ausrichtung',
      'Format',
      'Laminierung des Einbands',
      'Papier',
      'Veredelung des Titels',
    ])
    const booklet = await render({ bookType: 'fotoheft' })
    expect(fieldsets(booklet)).toEqual(['Ausrichtung', 'Format', 'Laminierung des Einbands'])
    expect(booklet).toContain('weicher Einband, Heftbindung')
  })

  it('R1.01 has gold on its title in the shop of wall art', async () => {
    expect(chosen(await render())).toContain('gold')
    expect(chosen(await renderExample('photobook_detail'))).not.toContain('gold')
  })

  it('costs what one book costs as it is first chosen, and says so without script', async () => {
    const html = await render()
    expect(html).toMatch(/29,25\s€/)
    expect(html).toContain('Das kostet ein Exemplar mit 24 Seiten.')
    expect(html).toContain('24 Seiten')
    expect(html).toContain('160 Seiten')
  })

  it('shows a cover in the shape of the book', async () => {
    expect(await render()).toContain('fotobuch-reise-landscape.svg')
    expect(await render()).toContain('Fotobuch „Andalusien“')
  })
})
