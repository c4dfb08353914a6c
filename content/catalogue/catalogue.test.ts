import { describe, expect, it } from 'vitest'
import { Design, designFilters } from '../../schemas/cards/design.ts'
import { designFilterNames } from '../../schemas/cards/design-filters.ts'
import { palettes } from '../pictures/palettes.ts'
import written from './catalogue.json' with { type: 'json' }
import { makeCatalogue } from './catalogue.ts'
import { colourNamesOf } from './colour-names.ts'

describe('the catalogue', () => {
  it('is what the shop draws: `npm run catalogue` writes it anew', () => {
    expect(makeCatalogue(written.designs)).toEqual(written)
  })

  it('has designs as the shop’s back end answers them', () => {
    for (const { key, file, ...design } of written.designs) {
      const parsed = Design.safeParse({ ...design, picture: { src: `/f/1/${file}` } })
      expect(parsed.error?.issues, key).toBeUndefined()
    }
  })

  it('gives no two designs one number, and a design the number it had', () => {
    const ids = written.designs.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [first, second] = written.designs
    const others = written.designs.filter((design) => design !== first)
    const again = makeCatalogue(others).designs
    expect(again.find(({ key }) => key === second?.key)?.id).toBe(second?.id)
    expect(again.find(({ key }) => key === first?.key)?.id).toBe(Math.max(...ids) + 1)
  })

  it('has a word for every value of a filter, in the filter’s order', () => {
    for (const name of designFilterNames) expect(Object.keys(written.filterNames[name])).toEqual([...designFilters[name]])
  })

  it('calls colours what one sees', () => {
    expect(colourNamesOf(palettes.forest)).toEqual(['gruen', 'gold'])
    expect(colourNamesOf(palettes.coral)).toEqual(['rot', 'blau'])
    expect(colourNamesOf(palettes.lemon)).toEqual(['gelb', 'rot', 'schwarz'])
    expect(colourNamesOf(palettes.fog)).toEqual(['weiss', 'grau'])
  })
})
