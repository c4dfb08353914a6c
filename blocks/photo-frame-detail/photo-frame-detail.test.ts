import { describe, expect, it } from 'vitest'
import { photoFrameOffer } from '../../server/shop-api/wall-art/photo-frame-offer.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'
import { loadPhotoFrameDetail } from './load-photo-frame-detail.ts'
import { changedChoice, choiceIn } from './use-photo-frame-choice.ts'

const render = (fields: Record<string, unknown> = {}) => renderExample('photo_frame_detail', fields, { site: siteOf('myposter') })
const legends = (html: string) => [...html.matchAll(/<(?:legend|label for="[^"]*")[^>]*>([^<]*)/g)].map(([, words]) => words)
const spaced = (html: string) => html.replace(/\s/g, ' ')

describe('a picture for the wall', () => {
  it('R3.05 says what it is, from what it costs, and what its first format costs', async () => {
    const html = spaced(await render())
    expect(html).toMatch(/<h2[^>]*>Format, Rahmen, Preis<\/h2>/)
    expect(html).toContain('ab 5,90 €, in jedem Format von 10 × 10 cm bis 300 × 120 cm')
    expect(html).toContain('7,90 €')
    expect(html).toContain('Der Preis gilt für Poster, 60 × 40 cm.')
  })

  it('R3.06 offers the frames of its material, and none where there are none', async () => {
    expect(legends(await render())).toEqual(['Ausrichtung', 'Format', 'Rahmen', 'Menge'])
    expect(legends(await render({ material: 'fototapete' }))).toEqual(['Ausrichtung', 'Format', 'Menge'])
    expect(await render({ material: 'leinwand' })).toContain('Schattenfuge für Leinwand')
    expect(await render({ material: 'leinwand' })).not.toContain('Holzrahmen')
  })

  it('R3.06 where no material is fixed, is a poster in a black wooden frame with a white mat at first', async () => {
    const html = spaced(await render({ material: '' }))
    expect(legends(html)).toEqual(['Material', 'Ausrichtung', 'Format', 'Rahmen', 'Farbe des Rahmens', 'Passepartout', 'Menge'])
    for (const value of ['poster', '600x400', 'holzrahmen', 'holzrahmen-schwarz', 'mat-weiss'])
      expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]* value="${value}"`))
    // 24 mm of wood and 30 mm of card on each side.
    expect(html).toContain('Mit Rahmen misst das Bild 70,8 × 50,8 cm.')
    expect(html).toContain('Der Preis gilt für Poster, Holzrahmen, 60 × 40 cm.')
    expect(html).not.toContain('value="fototapete"')
  })
})

describe('what is chosen for a picture', () => {
  const offer = photoFrameOffer([])
  const first = async (material?: 'poster') =>
    (await loadPhotoFrameDetail({ _uid: 'x', material } as Parameters<typeof loadPhotoFrameDetail>[0], readerOf({}))).choice

  it('R3.06 changes its mat with its frame, unless another is chosen', async () => {
    const holz = changedChoice(await first('poster'), { frameType: 'holzrahmen-eiche' }, offer)
    expect(holz).toMatchObject({ matType: 'mat-weiss', matSize: 30 })
    const without = changedChoice(holz, { matType: 'mat-none', matSize: 0 }, offer)
    expect(changedChoice(without, { frameType: 'holzrahmen-weiss' }, offer)).toMatchObject({ frameType: 'holzrahmen-weiss', matSize: 0 })
    expect(changedChoice(holz, { frameType: 'artbox-schwarz' }, offer)).toMatchObject({ matType: 'mat-none', matSize: 0 })
  })

  it('loses a frame that does not go with it any more, and its mat', async () => {
    const framed = await first()
    for (const changed of [{ formatType: '3000x1000' }, { materialType: 'leinwand' as const }, { frameType: undefined }])
      expect(changedChoice(framed, changed, offer)).toMatchObject({ frameType: undefined, matType: 'mat-none', matSize: 0 })
    expect(changedChoice(framed, { materialType: 'hahnemuehle' }, offer)).toMatchObject({ frameType: 'holzrahmen-schwarz', matSize: 30 })
  })

  it('has a format that its material is made in', async () => {
    const large = changedChoice(await first('poster'), { formatType: '3000x1000' }, offer)
    expect(changedChoice(large, { materialType: 'echtglas' }, offer).formatType).toBe('600x400')
  })

  it.each([
    ['1100x1900', '400x600'],
    ['1900x1100', '600x400'],
    ['1150x1150', '400x400'],
  ])('stands and lies as before where its material is not made in %s', async (formatType, usual) => {
    const large = changedChoice(await first('poster'), { formatType }, offer)
    expect(changedChoice(large, { materialType: 'hahnemuehle' }, offer).formatType).toBe(usual)
  })

  it('R3.07 begins with what an address asks for, as far as there is such', async () => {
    expect(choiceIn({ frameType: 'schattenfuge-leinwand' }, offer)).toEqual({
      materialType: 'leinwand',
      frameType: 'schattenfuge-leinwand-schwarz',
    })
    const asked = choiceIn({ frameType: 'alurahmen-silber', matSize: '0', matType: 'mat-none', materialType: 'poster' }, offer)
    expect(changedChoice(await first(), asked, offer)).toMatchObject({
      frameType: 'alurahmen-silber',
      matType: 'mat-none',
      matSize: 0,
      materialType: 'poster',
    })
    expect(choiceIn({ frameType: 'barock', materialType: 'beton' }, offer)).toEqual({})
  })
})
