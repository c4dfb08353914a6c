import { describe, expect, it } from 'vitest'
import type { PhotoFrameChoice } from '../../../schemas/wall-art/photo-frame.ts'
import { photoFrameQuantities } from '../../../schemas/wall-art/photo-frame-choice.ts'
import { framesFor, materialTypes } from '../../../schemas/wall-art/wall-art.ts'
import { firstFormat, formatGroups, formatsIn } from '../../../schemas/wall-art/wall-format.ts'
import { framePrice, photoFramePrice, priceFrom } from './wall-art-prices.ts'

const bare = (materialType: PhotoFrameChoice['materialType']): PhotoFrameChoice => ({
  materialType,
  frameType: undefined,
  matType: 'mat-none',
  matSize: 0,
  formatType: firstFormat(materialType),
  quantity: 1,
})
const total = (choice: PhotoFrameChoice, country: 'de' | 'at' | 'ch' = 'de') => photoFramePrice(choice, country).total.cents

describe('what pictures for the wall cost', () => {
  it.each(materialTypes)('%s: never less than its price from, and more where more is made', (material) => {
    const from = priceFrom(material, 'de').cents
    for (const formatType of formatGroups.flatMap((group) => formatsIn(group, material)))
      expect(total({ ...bare(material), formatType }), formatType).toBeGreaterThanOrEqual(from)
    for (const frameType of framesFor(material)) expect(total({ ...bare(material), frameType })).toBeGreaterThan(total(bare(material)))
  })

  it('larger ones never cost less, nor do more of the same, in any country', () => {
    for (const country of ['de', 'at', 'ch'] as const) {
      const sizes = formatsIn('3-2', 'leinwand').map((formatType) => total({ ...bare('leinwand'), formatType }, country))
      const counts = photoFrameQuantities.map((quantity) => total({ ...bare('poster'), quantity }, country))
      for (const prices of [sizes, counts]) expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }
  })

  it('a frame costs what a framed picture costs more', () => {
    const framed: PhotoFrameChoice = { ...bare('poster'), frameType: 'holzrahmen-schwarz', matType: 'mat-weiss', matSize: 30 }
    expect(framePrice(framed, 'de').cents).toBe(total(framed) - total(bare('poster')))
    expect(total(framed)).toBeGreaterThan(total({ ...framed, matType: 'mat-none', matSize: 0 }))
  })

  it('is in francs in Switzerland, with no single rappen', () => {
    const { total, piece } = photoFramePrice({ ...bare('leinwand'), quantity: 3 }, 'ch')
    expect([total.currency, piece.currency, total.cents % 5]).toEqual(['chf', 'chf', 0])
  })
})
