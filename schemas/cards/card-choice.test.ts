import { describe, expect, it } from 'vitest'
import { cardQuantities, usualQuantity } from './card-choice.ts'

describe('R9.05 how many cards can be chosen', () => {
  const stepAfter = (count: number) => (cardQuantities[cardQuantities.indexOf(count) + 1] ?? Number.NaN) - count

  it('goes up in steps that grow: 4, 5, 10, 100, 250', () => {
    expect(cardQuantities.slice(0, 4)).toEqual([1, 5, 10, 15])
    expect([1, 5, 245, 250, 990, 1000, 2900, 3000].map(stepAfter)).toEqual([4, 5, 5, 10, 10, 100, 100, 250])
  })

  it('ends with 5000', () => expect(cardQuantities.at(-1)).toBe(5000))

  it('is the entry at index 10 until something is chosen', () => {
    expect(cardQuantities.indexOf(usualQuantity)).toBe(10)
    expect(usualQuantity).toBe(50)
  })
})
