import { describe, expect, it } from 'vitest'
import { collageCells } from '../../schemas/wall-art/collage-cells.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

const host = 'http://myposter.localhost:3000'

async function openCollages() {
  const shop = await openTestShop({ environment: { CONFIGURATOR_URL: 'http://127.0.0.1:1' } })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, text } = await shop.visit(path, { headers: { 'x-channel': 'myposter', 'x-locale': 'de-DE', ...headers } })
    return { status, body: JSON.parse(text) }
  }
  return { ...shop, ask }
}

interface Design {
  id: number
  rows: string[]
  isDefault: boolean
}
const designsOf = (groups: { designs: Design[] }[]) => groups.flatMap(({ designs }) => designs)

describe('R7.10 the designs of collages', () => {
  it('come in groups, all of them or those that are named', async () => {
    const { ask } = await openCollages()
    const { body: all } = await ask('/web-api/collage-designer-design-groups')
    expect(all.map(({ key }: { key: string }) => key)).toEqual(['raster', 'baender', 'formen', 'hauptbild'])
    const { body: two } = await ask('/web-api/collage-designer-design-groups?key[]=hauptbild&key[]=raster')
    expect(two.map(({ key }: { key: string }) => key)).toEqual(['raster', 'hauptbild'])
    expect((await ask('/web-api/collage-designer-design-group?key=formen')).body).toEqual(all[2])
  })

  it('are rectangles that lie beside each other, on the sheet', async () => {
    const { ask } = await openCollages()
    const designs = designsOf((await ask('/web-api/collage-designer-design-groups')).body)
    expect(new Set(designs.map(({ id }) => id)).size).toBe(16)
    for (const { id, rows } of designs) {
      const letters = rows.join('').replaceAll('.', '')
      // What the cells cover is what is lettered, so that none lies over another.
      expect(
        collageCells(rows).reduce((sum, { width, height }) => sum + width * height, 0),
        `design ${id}`,
      ).toBe(letters.length)
      expect(new Set(rows.map(({ length }) => length)).size, `design ${id}`).toBe(1)
    }
    expect(collageCells(designs.find(({ id }) => id === 14)?.rows ?? [])[0]).toEqual({ x: 0, y: 0, width: 2, height: 2 })
  })

  it('R3.08 begin with number 13 for wall art and number 1 for cards', async () => {
    const { ask } = await openCollages()
    const defaults = async (channel: string) =>
      designsOf((await ask('/web-api/collage-designer-design-groups', { 'x-channel': channel })).body).flatMap(({ id, isDefault }) =>
        isDefault ? id : [],
      )
    expect([await defaults('myposter'), await defaults('anlass')]).toEqual([[13], [1]])
  })

  it('are spelled as in Switzerland there', async () => {
    const { ask } = await openCollages()
    const { body } = await ask('/web-api/collage-designer-design-groups', { 'x-locale': 'de-CH' })
    expect(JSON.stringify(body)).toContain('Weiss')
  })

  it.each([
    ['/web-api/collage-designer-design-groups?key[]=stern', 'must be one of raster, baender, formen, hauptbild'],
    ['/web-api/collage-designer-design-group', 'must be one of raster, baender, formen, hauptbild'],
  ])('say of %s what is wrong', async (path, words) => {
    const { ask } = await openCollages()
    const { status, body } = await ask(path)
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
  })
})

describe('the page of collages', () => {
  it('R2.32 R2.08 shows what can be chosen, says what it costs, and leads to the configurator', async () => {
    const shop = await openCollages()
    await shop.publishPage('myposter/collagen', { body: [exampleOf('collage_overview'), exampleOf('collage_detail')] })
    const { text } = await shop.visit(`${host}/collagen`)
    expect(text).toContain('Hauptbild in der Mitte, quer, 9 Bilder')
    expect(text).toContain('href="/configurator-collage?color=weiss&amp;designId=13&amp;formatType=600x400&amp;materialType=leinwand"')
    const said = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')
    expect(said).toMatchObject({
      '@type': 'Product',
      name: 'Fotocollage',
      sku: 'collage-13-leinwand-600x400',
      offers: { url: `${host}/collagen`, price: '23.90', priceCurrency: 'EUR' },
    })
  })
})
