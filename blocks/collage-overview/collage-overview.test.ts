import { describe, expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

const render = (fields: Record<string, unknown> = {}) => renderExample('collage_overview', fields, { site: siteOf('myposter') })
const names = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)

describe('the arrangements of collages', () => {
  it('R2.32 stand in their groups, each drawn and leading to the page where it can be chosen', async () => {
    const html = await render()
    expect(names(html)).toEqual(['Raster', 'Bahnen und Bänder', 'Formen', 'Mit Hauptbild'])
    expect(html.match(/<svg/g)).toHaveLength(16)
    expect(html).toContain('href="/collagen#collage-13"')
    expect(html).toContain('27 Bilder')
  })

  it('are those of the chosen groups alone, and lead nowhere without a page', async () => {
    const html = await render({ groups: ['formen'], url: '' })
    expect(names(html)).toEqual(['Formen'])
    expect(html).not.toContain('<a')
  })
})
