import { describe, expect, it } from 'vitest'
import {
  type PhotoboxChoice,
  type PhotoboxType,
  photoboxKind,
  photoboxMaterials,
  photoboxTypes,
} from '../../../schemas/photoboxes/photobox-choice.ts'
import { photoboxPrice, photoboxPriceFrom } from './photobox-prices.ts'

const types = Object.keys(photoboxTypes) as PhotoboxType[]
const small: PhotoboxChoice = {
  photoboxType: 'small',
  photoboxFormat: '9-9',
  photoboxMaterial: 'fotopapier-matt',
  photoboxQuantityMax: 16,
}
const total = (changed: Partial<PhotoboxChoice> = {}, country: 'de' | 'at' | 'ch' = 'de') =>
  photoboxPrice({ ...small, ...changed }, country).total.cents

describe('what photo boxes cost', () => {
  it.each(types)('more pictures in %s never cost less', (photoboxType) => {
    const { formats, quantities } = photoboxKind(photoboxType)
    for (const country of ['de', 'ch'] as const)
      for (const photoboxFormat of formats)
        for (const photoboxMaterial of photoboxMaterials) {
          const totals = quantities.map((photoboxQuantityMax) =>
            total({ photoboxType, photoboxFormat, photoboxMaterial, photoboxQuantityMax }, country),
          )
          expect(totals).toEqual(totals.toSorted((one, other) => one - other))
        }
  })

  it('larger pictures and finer paper cost more', () => {
    expect(total({ photoboxFormat: '9-13' })).toBeGreaterThan(total())
    expect(total({ photoboxMaterial: 'hahnemuehle' })).toBeGreaterThan(total())
  })

  it('begins with the smallest box of a type, in francs in Switzerland', () => {
    expect(photoboxPriceFrom('small', 'de')).toEqual({ cents: total(), currency: 'eur' })
    expect(photoboxPriceFrom('small', 'ch')).toEqual({ cents: total({}, 'ch'), currency: 'chf' })
    expect(photoboxPriceFrom('small', 'ch').cents % 5).toBe(0)
  })
})
