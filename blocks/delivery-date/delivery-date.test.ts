import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../runtime/format-money.ts'
import { shippingPrices } from '../../schemas/shipping.ts'
import { arrivalOf } from './arrival.ts'

const at = (berlin: string) => new Date(berlin)

describe('when a parcel arrives', () => {
  it('R9.04 express before 11:00 arrives the next day, Monday to Friday', () => {
    expect(arrivalOf('express', at('2026-11-23T10:59:00+01:00'))).toEqual({ from: '2026-11-24', to: '2026-11-24' })
    expect(arrivalOf('express', at('2026-11-23T11:00:00+01:00')).from).toBe('2026-11-25')
    expect(arrivalOf('express', at('2026-11-27T10:00:00+01:00')).from).toBe('2026-11-30')
    expect(arrivalOf('express', at('2026-11-28T10:00:00+01:00')).from).toBe('2026-12-01')
  })

  it('R9.04 express on Saturdays arrives on Saturday', () => {
    expect(arrivalOf('express-saturday', at('2026-11-27T10:00:00+01:00')).from).toBe('2026-11-28')
  })

  it('R9.04 standard takes two to four working days', () => {
    expect(arrivalOf('standard', at('2026-11-23T09:00:00+01:00'))).toEqual({ from: '2026-11-25', to: '2026-11-27' })
    expect(arrivalOf('standard', at('2026-11-27T15:00:00+01:00'))).toEqual({ from: '2026-12-02', to: '2026-12-04' })
  })

  it('R9.04 11:00 is Berlin’s, in summer too', () => {
    expect(arrivalOf('express', at('2026-07-06T08:59:00Z')).from).toBe('2026-07-07')
    expect(arrivalOf('express', at('2026-07-06T09:00:00Z')).from).toBe('2026-07-08')
  })
})

describe('what sending costs', () => {
  it('R9.01 has its price in each country, Saturday in Germany only', () => {
    const spoken = (['de', 'at', 'ch'] as const).map((country) =>
      Object.values(shippingPrices[country]).map((price) => formatMoney(price, `de-${country.toUpperCase()}`).replace(/\s/g, ' ')),
    )
    expect(spoken).toEqual([
      ['4,99 €', '12,99 €', '22,99 €'],
      ['€ 5,99', '€ 22,99'],
      ['CHF 9.99', 'CHF 34.99'],
    ])
  })
})
