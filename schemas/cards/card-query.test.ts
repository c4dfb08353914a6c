import { describe, expect, it } from 'vitest'
import { writeProductQuery } from '../../runtime/product-query.ts'
import { CardChoice } from './card.ts'
import { screws, standards, tagShapes } from './card-choice.ts'
import { cardQuery, cardQueryKeys } from './card-query.ts'

const design = { product: 'einladungskarten', category: 'hochzeit', occasion: 'hochzeit/goldene-hochzeit' } as const
const choice = (fields: Record<string, unknown> = {}) => CardChoice.parse({ designId: 1001, paper: 'cotton', quantity: 50, ...fields })
const written = (fields: Record<string, unknown>) => writeProductQuery(cardQuery(design, choice(fields)), cardQueryKeys)

describe('R3.12 a card, as its configurator is told of it', () => {
  it('is its product, design, occasion, paper and number', () => {
    expect(written({})).toBe(
      'card=einladungskarten&designId=1001&category=hochzeit&occasion=hochzeit%2Fgoldene-hochzeit&paper=cotton&quantity=50',
    )
  })

  it('has what was chosen with it in fields of its own', () => {
    const accessories = ['ribbon-satin-weinrot', 'screw-bronze', 'standard-holz-rund', 'bow-creme', 'envelope-spitz-salbei-162x114']
    expect(cardQuery(design, choice({ punching: 'herzecken', refinement: 'gold', tag: 'heart', accessories }))).toMatchObject({
      punching: 'herzecken',
      refinementType: 'gold',
      ribbon: 'satin',
      ribbonColor: 'weinrot',
      screw: 'bronze',
      standard: 'holz-rund',
      bow: 'creme',
      tag: 'heart',
    })
  })

  it('knows the fields and values of the specification', () => {
    for (const field of 'card designId category occasion paper punching ribbon ribbonColor bow screw standard tag themeId isSample quantity'.split(
      ' ',
    ))
      expect(cardQueryKeys).toContain(field)
    expect(screws).toEqual(['bronze', 'gold', 'silver'])
    expect(standards).toEqual(['holz-eckig', 'holz-rund'])
  })
})

describe('R3.13 what is added to a card', () => {
  it('is a gift tag, a heart, rectangular or round, or none', () => {
    expect(tagShapes.map((tag) => choice({ tag }).tag)).toEqual(['heart', 'rectangular', 'round'])
    expect([choice({ tag: 'none' }).tag, choice().tag]).toEqual([undefined, undefined])
    expect(() => choice({ tag: 'star' })).toThrow('\\"star\\" is none of none, heart, rectangular, round')
  })

  it.each(['gold', 'rosegold', 'silber', 'relief'])('may call the refinement %s by its refined form', (refinement) => {
    expect(choice({ refinement: `${refinement}-refined` }).refinement).toBe(refinement)
  })
})
