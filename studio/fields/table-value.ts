/** The vendor's table: cells of text, each with a uid. */
export interface Cell {
  _uid?: string
  value?: string
  component?: string
}
export interface Row {
  _uid?: string
  body: Cell[]
  component?: string
}
export interface TableValue {
  thead: Cell[]
  tbody: Row[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const cellsIn = (value: unknown): Cell[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** The table with every key it has; one without cells when unset. */
export function readTable(value: unknown): TableValue {
  const sent = isObject(value) ? value : {}
  const rows = Array.isArray(sent.tbody) ? sent.tbody.filter(isObject) : []
  return { ...sent, thead: cellsIn(sent.thead), tbody: rows.map((row): Row => ({ ...row, body: cellsIn(row.body) })) }
}

const newUid = () => crypto.randomUUID()
const newHead = (): Cell => ({ _uid: newUid(), value: '', component: '_table_head' })
const newCell = (): Cell => ({ _uid: newUid(), value: '', component: '_table_col' })
const newRow = (columns: number): Row => ({ _uid: newUid(), body: Array.from({ length: columns }, newCell), component: '_table_row' })

export const withHead = (table: TableValue, column: number, value: string): TableValue => ({
  ...table,
  thead: table.thead.map((cell, index) => (index === column ? { ...cell, value } : cell)),
})

export function withCell(table: TableValue, row: number, column: number, value: string): TableValue {
  const change = (line: Row): Row => {
    // A row may be shorter than the head.
    const missing = Array.from({ length: Math.max(0, column + 1 - line.body.length) }, newCell)
    return { ...line, body: [...line.body, ...missing].map((cell, index) => (index === column ? { ...cell, value } : cell)) }
  }
  return { ...table, tbody: table.tbody.map((line, index) => (index === row ? change(line) : line)) }
}

export const columnsOf = ({ thead, tbody }: TableValue): number => Math.max(thead.length, ...tbody.map(({ body }) => body.length))

export const addRow = (table: TableValue): TableValue => ({ ...table, tbody: [...table.tbody, newRow(Math.max(1, columnsOf(table)))] })

export function addColumn(table: TableValue): TableValue {
  const columns = columnsOf(table)
  const filled = (cells: Cell[], make: () => Cell) => [...cells, ...Array.from({ length: columns + 1 - cells.length }, make)]
  return {
    ...table,
    thead: filled(table.thead, newHead),
    tbody: table.tbody.map((row) => ({ ...row, body: filled(row.body, newCell) })),
  }
}

export const removeRow = (table: TableValue, row: number): TableValue => ({ ...table, tbody: table.tbody.toSpliced(row, 1) })

export const removeColumn = (table: TableValue, column: number): TableValue => ({
  ...table,
  thead: table.thead.toSpliced(column, 1),
  tbody: table.tbody.map((row) => ({ ...row, body: row.body.toSpliced(column, 1) })),
})
