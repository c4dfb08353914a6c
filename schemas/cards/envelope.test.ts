import { describe, expect, it } from 'vitest'
import { envelopeFor, envelopeFormats, envelopePrice } from './envelope.ts'

const costs = (name: string) =>
  envelopeFormats
    .filter((each) => each.name === name)
    .flatMap((format) => (['de', 'at', 'ch'] as const).map((country) => envelopePrice(format, country).cents))

describe('R3.16 an envelope', () => {
  it('is C6, B6 or DIN long', () => {
    const sizes = envelopeFormats.map(({ name, width, height }) => `${name} ${width}x${height}`)
    expect(sizes).toEqual(expect.arrayContaining(['C6 162x114', 'B6 176x125', 'DIN lang 220x110']))
  })

  it.each([
    ['105x148', 'C6'],
    ['148x105', 'C6'],
    ['120x170', 'B6'],
    ['105x210', 'DIN lang'],
    ['148x148', 'Quadrat'],
    ['297x210', undefined],
  ])('for a card of %s mm is %s', (card, name) => {
    const [width = 0, height = 0] = card.split('x').map(Number)
    expect(envelopeFor({ width, height })?.name).toBe(name)
  })

  it('R9.02 is paid by its size', () => {
    expect(costs('C6')).toEqual([95, 100, 100])
    expect(costs('B6')).toEqual([110, 150, 120])
    expect(costs('DIN lang')).toEqual([110, 150, 140])
    expect(costs('Quadrat')).toEqual([180, 150, 290])
  })
})
