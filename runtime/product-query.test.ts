import { describe, expect, it } from 'vitest'
import { readProductQuery, writeProductQuery } from './product-query.ts'

const known = ['color', 'price', 'refinementType', 'page', 'isNew']
const read = (search: string) => ({ ...readProductQuery(new URLSearchParams(search), known) })

describe('R5.04 a product query string', () => {
  it('has the known keys, in one order, and disableCache', () => {
    expect(writeProductQuery({ disableCache: 1, utm_source: 'x', page: 2, color: 'rot' }, known)).toBe('color=rot&page=2&disableCache=1')
  })

  it('drops what is null or empty', () => {
    expect(writeProductQuery({ color: null, page: undefined, refinementType: '', price: {} }, known)).toBe('')
    expect(writeProductQuery({ color: ['', 'rot'], price: { from: null, to: 5 }, isNew: false, page: 0 }, known)).toBe(
      'color[]=rot&price[to]=5&page=0&isNew=false',
    )
  })

  it('has lists as key[] and objects as key[sub]', () => {
    expect(writeProductQuery({ color: ['rot', 'blau & grün'], price: { from: 3, to: 5 } }, known)).toBe(
      'color[]=rot&color[]=blau+%26+gr%C3%BCn&price[from]=3&price[to]=5',
    )
  })

  it('filters by no refinement where that is none', () => {
    expect(writeProductQuery({ refinementType: 'ohne' }, known)).toBe('')
    expect(writeProductQuery({ refinementType: 'gold' }, known)).toBe('refinementType=gold')
  })

  it('is read as it was written', () => {
    const query = { color: ['rot', 'blau'], price: { from: '3', to: '5' }, refinementType: 'gold' }
    expect(read(writeProductQuery(query, known))).toEqual(query)
  })

  it('is read without what is empty or unknown, whatever it is called', () => {
    expect(read('__proto__[x]=1&constructor=2&color=&page=3&disableCache=1')).toEqual({ page: '3', disableCache: '1' })
  })

  it('that says a key in several ways is read all the same', () => {
    expect(read('color=rot&color=blau&color[]=grün')).toEqual({ color: ['rot', 'blau', 'grün'] })
    expect(read('price[from]=1&price=2')).toEqual({ price: { from: '1' } })
    expect(read('price=2&price[from]=1')).toEqual({ price: { from: '1' } })
  })

  it('is read in one go, however many parts of a key it has', () => {
    const search = Array.from({ length: 5000 }, (_, part) => `price[a${part}]=x`).join('&')
    const before = performance.now()
    expect(Object.keys(read(search).price ?? {})).toHaveLength(5000)
    // It takes a few milliseconds; to copy the parts before each took seconds.
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
