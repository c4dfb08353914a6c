import { describe, expect, it } from 'vitest'
import {
  changedPhotobook,
  type PhotobookChoice,
  type PhotobookType,
  pageCounts,
  photobookQuantities,
  photobookTypes,
  usualPhotobook,
} from '../../../schemas/photobooks/photobook-choice.ts'
import { photobookPrice, photobookPriceFrom } from './photobook-prices.ts'

const types = Object.keys(photobookTypes) as PhotobookType[]
const total = (type: PhotobookType, changed: Partial<PhotobookChoice> = {}, country: 'de' | 'at' | 'ch' = 'de') =>
  photobookPrice(changedPhotobook(usualPhotobook(type), changed), country).total.cents
const rising = (totals: number[]) => totals.toSorted((one, other) => one - other)

describe('what photo books cost', () => {
  it.each(types)('more of %s, or more pages, never cost less', (type) => {
    for (const country of ['de', 'ch'] as const) {
      const byQuantity = photobookQuantities.map((quantity) => total(type, { quantity }, country))
      expect(byQuantity).toEqual(rising(byQuantity))
      const byPages = pageCounts(type).map((photobookPageCount) => total(type, { photobookPageCount }, country))
      expect(byPages).toEqual(rising(byPages))
    }
  })

  it('what is better costs more', () => {
    const plain = total('digitalfotobuch', { cover: 'soft' })
    expect(total('digitalfotobuch')).toBeGreaterThan(plain)
    for (const better of [{ refinementType: 'gold' }, { paperFinish: 'feinstweiss' }, { format: 'a3-quer' }] as const)
      expect(total('digitalfotobuch', { cover: 'soft', ...better })).toBeGreaterThan(plain)
    expect(total('digitalfotobuch', { binding: 'layflat' })).toBeGreaterThan(total('digitalfotobuch'))
    expect(total('echtfotobuch', { format: 'a4-quer' })).toBeGreaterThan(total('digitalfotobuch', { format: 'a4-quer' }))
  })

  it('is euros in Austria, and francs in Switzerland, with no single rappen', () => {
    expect(photobookPrice(usualPhotobook('fotoheft'), 'at').total.currency).toBe('eur')
    const { total: swiss } = photobookPrice(usualPhotobook('fotoheft'), 'ch')
    expect([swiss.currency, swiss.cents % 5]).toEqual(['chf', 0])
  })

  it('begins with the smallest book of a shape', () => {
    expect(photobookPriceFrom(types, ['landscape', 'square'], 'de').cents).toBe(total('fotoheft', { format: 'a6-quer' }))
    expect(photobookPriceFrom(types, ['square'], 'de').cents).toBe(total('fotoheft', { format: '200-200' }))
  })
})
