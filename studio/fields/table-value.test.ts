import { describe, expect, it } from 'vitest'
import { addColumn, addRow, columnsOf, readTable, removeColumn, removeRow, withCell } from './table-value.ts'

const prices = {
  fieldtype: 'table',
  caption: 'bleibt',
  thead: [
    { _uid: 'h', value: 'Format' },
    { _uid: 'i', value: 'Preis' },
  ],
  tbody: [{ _uid: 'r', body: [{ _uid: 'a', value: 'A6' }] }],
}

describe('a table', () => {
  it('keeps what it has, also in rows that are shorter than the head', () => {
    const table = readTable(prices)
    expect(table).toEqual(prices)
    expect(withCell(table, 0, 1, '1,90 €').tbody[0]?.body).toEqual([
      { _uid: 'a', value: 'A6' },
      expect.objectContaining({ value: '1,90 €' }),
    ])
  })

  it('grows and shrinks', () => {
    const larger = addRow(addColumn(readTable(prices)))
    expect([columnsOf(larger), larger.tbody.map(({ body }) => body.length)]).toEqual([3, [3, 3]])
    const smaller = removeRow(removeColumn(larger, 0), 0)
    expect([smaller.thead.map(({ value }) => value), smaller.tbody.length]).toEqual([['Preis', ''], 1])
    expect(columnsOf(readTable(''))).toBe(0)
  })
})
