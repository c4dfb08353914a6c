import { describe, expect, it } from 'vitest'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

const render = (fields: Record<string, unknown> = {}) =>
  renderExample('photobox_detail', fields, { site: siteOf('myposter'), reader: readerOf({ channel: 'myposter' }) })
const options = (html: string, legend: string) => {
  const [, fields = ''] = new RegExp(`<legend[^>]*>${legend}</legend>(.*?)</fieldset>`).exec(html) ?? []
  return [...fields.matchAll(/\/><span>([^<]+)<\/span><\/label>/g)].map(([, words]) => words)
}

describe('R2.32 a photo box on its page', () => {
  it('is called what it is, and says how many pictures it holds and how large', async () => {
    const html = await render()
    expect(html).toMatch(/<h2[^>]*>Fotobox<\/h2>/)
    expect(html).toContain('Kleine Box, bis zu 16 Bilder in 9\u00a0×\u00a09\u00a0cm')
    expect(await render({ isHeadlineH1: true, headline: 'Deine Box' })).toMatch(/<h1[^>]*>Deine Box<\/h1>/)
  })

  it('R3.17 offers types, materials and eighteen lids, and shows a quantity as pictures', async () => {
    const html = await render()
    expect(options(html, 'Art')).toEqual(['Kleine Box', 'Große Box'])
    expect(options(html, 'Papier')).toEqual(['Fotopapier matt', 'Hahnemühle', 'Fotopapier glänzend'])
    expect(options(html, 'Menge')).toEqual(['16 Bilder', '24 Bilder', '32 Bilder', '48 Bilder'])
    const lids = [...html.matchAll(/value="(dt\d+)"/g)].map(([, lid]) => lid)
    expect(lids).toEqual(Array.from({ length: 18 }, (_, index) => `dt${41 + index}`))
  })

  it('costs what the first box costs, and says so without script', async () => {
    const html = await render()
    expect(html).toMatch(/9,80\s€/)
    expect(html).toContain('Das kostet eine Fotobox mit 16 Bildern.')
  })

  it('shows the box with its lid, in words, too', async () => {
    expect(await render()).toContain('aria-label="Fotobox, Deckel „Streifen auf Salbei“"')
  })
})
