import { describe, expect, it } from 'vitest'
import { collagePresets, collageQueryKeys, defaultCollageIds } from '../../schemas/wall-art/collage-choice.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'
import { changedCollage, firstCollage, pictureOf } from './collage-choice.ts'
import { loadCollageDetail } from './load-collage-detail.ts'

const site = siteOf('myposter')
const render = (more: Partial<typeof site> = {}) => renderExample('collage_detail', {}, { site: { ...site, ...more } })
const spaced = (html: string) => html.replace(/\s/g, ' ')

describe('a collage with all that can be chosen for it', () => {
  it('R2.32 says what it is, how large, and what it costs', async () => {
    const html = spaced(await render())
    expect(html).toMatch(/<h2[^>]*>Deine Collage<\/h2>/)
    expect(html).toContain('Neunerraster, 9 Bilder')
    expect(html).toContain('Das Bild misst 50 × 50 cm.')
    expect(html).toMatch(/24,90 €/)
    expect(html).toContain('Der Preis gilt für Leinwand, 50 × 50 cm.')
    // One place for each picture, on a sheet of nine.
    expect(html.match(/grid-area:\w/g)).toHaveLength(9)
  })

  it('R2.08 R3.08 leads to its configurator, told what is chosen, where there is one', async () => {
    expect(await render({ hasConfigurators: true })).toContain(
      'href="/configurator-collage?color=weiss&amp;designId=1&amp;formatType=500x500&amp;materialType=leinwand"',
    )
    expect(await render()).not.toContain('configurator-collage')
    expect(collageQueryKeys).toEqual(['color', 'designId', 'formatType', 'frameType', 'materialType'])
  })
})

describe('R3.08 the ways of a collage on to the wall', () => {
  const offered = () => loadCollageDetail({} as Parameters<typeof loadCollageDetail>[0], readerOf({}))

  it('are canvas, framed poster, poster, and mixed', async () => {
    expect(Object.keys(collagePresets)).toEqual(['canvas', 'framedPoster', 'poster', 'mixed'])
    const all = await offered()
    const first = firstCollage(all)
    expect(pictureOf(first)).toMatchObject({ materialType: 'leinwand', frameType: undefined, matSize: 0 })
    expect(pictureOf(changedCollage(first, { preset: 'framedPoster' }, all))).toMatchObject({
      materialType: 'poster',
      frameType: 'holzrahmen-schwarz',
      matType: 'mat-weiss',
      matSize: 30,
    })
    expect(pictureOf(changedCollage(first, { preset: 'poster' }, all))).toMatchObject({
      materialType: 'poster',
      frameType: undefined,
      matType: 'mat-none',
      matSize: 0,
    })
    const mixed = changedCollage(first, { preset: 'mixed', materialType: 'aludibond', frameType: 'schattenfuge-platte-silber' }, all)
    expect(pictureOf(mixed)).toMatchObject({ materialType: 'aludibond', frameType: 'schattenfuge-platte-silber', matSize: 0 })
    expect(changedCollage(mixed, { materialType: 'leinwand' }, all).frameType).toBeUndefined()
  })

  it('begin with the design of the brand', () => {
    expect(defaultCollageIds).toEqual({ myposter: 13, anlass: 1 })
  })

  it('have a format of the design that can be made, whatever is changed', async () => {
    const all = await offered()
    const large = changedCollage(firstCollage(all), { designId: 13, preset: 'poster', formatType: '1800x1200' }, all)
    expect(large.formatType).toBe('1800x1200')
    expect(changedCollage(large, { preset: 'framedPoster' }, all).formatType).toBe('600x400')
    expect(changedCollage(large, { designId: 4 }, all).formatType).toBe('400x600')
    expect(changedCollage(large, { designId: 7 }, all).formatType).toBe('900x300')
    for (const { id } of all.groups.flatMap(({ designs }) => designs))
      for (const preset of Object.keys(collagePresets) as (keyof typeof collagePresets)[])
        expect(changedCollage(large, { designId: id, preset }, all).formatType, `${id} ${preset}`).toMatch(/^\d+x\d+$/)
  })
})
