import { describe, expect, it } from 'vitest'
import type { CardChoice } from '../../../schemas/cards/card.ts'
import { cardQuantities } from '../../../schemas/cards/card-choice.ts'
import { plain } from '../../../schemas/refinement.ts'
import { designAt } from '../test-back-end.ts'
import { cardOffer } from './card-offer.ts'
import { cardPrice } from './card-prices.ts'

const design = designAt('Olivenhain')
const plainest: CardChoice = {
  designId: design.id,
  paper: 'naturpapier',
  punching: plain,
  refinement: plain,
  accessories: [],
  quantity: 50,
}
const total = (changed: Partial<CardChoice> = {}, country: 'de' | 'at' | 'ch' = 'de') =>
  cardPrice({ ...plainest, ...changed }, design, country).total.cents

describe('what cards cost', () => {
  it.each(['de', 'ch'] as const)('more of the same never cost less, in %s', (country) => {
    for (const paper of ['naturpapier', 'buetten']) {
      const totals = cardQuantities.map((quantity) => total({ paper, quantity }, country))
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    }
  })

  it('every paper of the offer has its price, and what is added costs something', () => {
    for (const { value } of cardOffer(design, { country: 'de', locale: 'de-DE' }).papers)
      expect(total({ paper: value }), value).toBeGreaterThanOrEqual(total())
    for (const added of [
      { punching: 'runde-ecken' },
      { refinement: 'gold' },
      { accessories: ['ribbon-satin-creme'] },
      { tag: 'heart' as const },
    ])
      expect(total(added)).toBeGreaterThan(total())
  })

  it('is in francs in Switzerland, with no single rappen', () => {
    const { total, piece } = cardPrice({ ...plainest, quantity: 35 }, design, 'ch')
    expect([total.currency, piece.currency, total.cents % 5]).toEqual(['chf', 'chf', 0])
  })

  it('a piece is the whole by the number, to the cent', () => {
    const { total, piece } = cardPrice(plainest, design, 'de')
    expect(piece.cents).toBe(Math.round(total.cents / 50))
  })
})
