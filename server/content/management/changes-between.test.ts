import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

describe('what differs between two values', () => {
  it.each([
    ['nothing', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ['nothing but the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a field', { a: { b: 'x', c: 1 } }, { a: { b: 'y', c: 1 } }, [['a.b', 'x', 'y']]],
    [
      'fields that only one has',
      { a: 1 },
      { b: [2] },
      [
        ['a', 1, null],
        ['b', null, [2]],
      ],
    ],
    ['a field that is null and one that is missing', { a: null }, {}, [['a', null, null]]],
    [
      'items of a list',
      { a: [1, { b: 2 }, 3] },
      { a: [0, { b: 4 }, 3] },
      [
        ['a[0]', 1, 0],
        ['a[1].b', 2, 4],
      ],
    ],
    ['a list of another length', { a: [1, 2] }, { a: [1] }, [['a', [1, 2], [1]]]],
    [
      'the kind',
      { a: {}, b: [], c: '1' },
      { a: [], b: null, c: 1 },
      [
        ['a', {}, []],
        ['b', [], null],
        ['c', '1', 1],
      ],
    ],
  ])('is %s', (_, before, after, expected) => {
    expect(changesBetween(before, after).map((change) => [change.path, change.before, change.after])).toEqual(expected)
  })

  it('is found by looking at each value once, however deep it is', () => {
    let looks = 0
    const deep = (text: string) => {
      let value: object = {
        get text() {
          looks += 1
          return text
        },
      }
      for (let level = 0; level < 900; level++) value = level % 2 ? { in: value } : [value]
      return value
    }
    expect(changesBetween(deep('a'), deep('b'))).toMatchObject([{ before: 'a', after: 'b' }])
    expect(looks).toBe(2)
  })
})
