import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { materialTypes } from '../../schemas/wall-art/wall-art.ts'
import { frameTypes } from '../../schemas/wall-art/wall-frame.ts'
import { occasionContent, productTypes } from '../occasions.ts'
import { findPicture, pictures } from './pictures.ts'

const drawn = new Map(pictures.map((each) => [each.name, each.svg()]))
const names = [...drawn.keys()]

const expected = {
  card: Object.keys(occasionContent).flatMap((key) => [1, 2, 3].map((number) => `card/${key.replaceAll('/', '-')}/${number}`)),
  'large occasions': ['hochzeit', 'geburt', 'geburtstag', 'weihnachten', 'trauer'].flatMap((key) =>
    [4, 5, 6].map((number) => `card/${key}/${number}`),
  ),
  scene: Object.keys(occasionContent).flatMap((key) => [`scene/${key.replaceAll('/', '-')}`, `scene/${key.replaceAll('/', '-')}-small`]),
  'product type': Object.keys(productTypes).map((slug) => `product-type/${slug}`),
  material: materialTypes.map((slug) => `material/${slug}`),
  frame: frameTypes.map((slug) => `frame/${slug}`),
  product: [
    'fotobuch',
    'wandkalender',
    'tischkalender',
    'kuechenkalender',
    'familienplaner',
    'terminkalender',
    'collage',
    'fotobox',
    'fotoabzuege',
  ].map((slug) => `product/${slug}`),
  wall: Array.from({ length: 12 }, (_, index) => `wall/${index + 1}`),
  home: [
    'anlass-hochzeit',
    'anlass-geburt',
    'anlass-jugendfeste',
    'myposter-wandbilder',
    'myposter-fotobuecher',
    'myposter-kalender',
  ].flatMap((slug) => [`home/${slug}`, `home/${slug}-small`]),
  brand: ['logo', 'favicon', 'og'].flatMap((kind) => [`${kind}/anlass`, `${kind}/myposter`]),
  error: ['error/404', 'error/404-small', 'error/404-myposter', 'error/404-myposter-small'],
}

/** Grey pixels of a picture at the size of a thumbnail. */
const thumbnail = (name: string): Promise<Buffer> =>
  sharp(Buffer.from(drawn.get(name) ?? ''))
    .resize(160, 213, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

describe('pictures', () => {
  it('have names of their own', () => {
    expect(new Set(names).size).toBe(pictures.length)
  })

  it.each(Object.entries(expected))('cover every %s', (_, wanted) => {
    expect(wanted.filter((name) => !drawn.has(name))).toEqual([])
  })

  it('are the same in every run', () => {
    expect(pictures.filter((each) => each.svg() !== drawn.get(each.name)).map(({ name }) => name)).toEqual([])
  })

  it('are drawn, not written: no text, nothing from elsewhere, nothing that runs', () => {
    const refused = /<text|<script|<image|<foreignObject|href="(?!#)|url\((?!#)|NaN|undefined/
    expect(names.filter((name) => refused.test(drawn.get(name) ?? ''))).toEqual([])
  })

  it('name each thing they define once', () => {
    const twice = names.filter((name) => {
      const ids = [...(drawn.get(name) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      return new Set(ids).size !== ids.length
    })
    expect(twice).toEqual([])
  })

  it('are described in German', () => {
    expect(pictures.filter(({ alt }) => alt.length < 4 || / (the|with|and|of) /.test(alt)).map(({ name }) => name)).toEqual([])
  })

  it('stay small', () => {
    expect(names.filter((name) => (drawn.get(name) ?? '').length > 200_000)).toEqual([])
  })

  it('tells what to do about a name that is not there', () => {
    expect(() => findPicture('card/hochzeit/99')).toThrow('content/pictures/sets')
  })

  it.each(Object.keys(occasionContent))('show designs of %s that can be told apart at 160 px', async (key) => {
    const cards = names.filter((name) => name.startsWith(`card/${key.replaceAll('/', '-')}/`))
    const small = await Promise.all(cards.map(thumbnail))
    const alike = small.flatMap((one, index) => small.slice(index + 1).map((other) => difference(one, other))).filter((each) => each < 10)
    expect(alike).toEqual([])
  })
})
