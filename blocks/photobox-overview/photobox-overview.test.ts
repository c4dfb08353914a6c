import { describe, expect, it } from 'vitest'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

describe('R2.32 the overview of photo boxes', () => {
  it('has a card for each type, with what goes in and what it costs at least, which leads to it', async () => {
    const html = await renderExample(
      'photobox_overview',
      {},
      { site: siteOf('myposter', '/at'), reader: readerOf({ channel: 'myposter' }) },
    )
    expect(html).toContain('href="/at/fotoboxen#fotobox-small"')
    expect(html).toContain('href="/at/fotoboxen#fotobox-photoprint"')
    expect(html).toContain('15\u00a0×\u00a010\u00a0cm, 18\u00a0×\u00a013\u00a0cm, bis zu 200 Bilder')
    expect(html).toMatch(/ab €\s9,80/)
  })

  it('R1.01 says no prices where the brand has none in overviews', async () => {
    expect(await renderExample('photobox_overview')).not.toMatch(/ab \d/)
  })
})
