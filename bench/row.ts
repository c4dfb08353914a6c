/** One line of the table that `npm run bench` prints. */
export interface Row {
  measure: string
  /** What the product takes or does, in `unit`. */
  ours: number
  /** The same of what nobody can beat, in the same run; left out where the target is absolute. */
  limit?: number
  unit: string
  /** Of the ratio of ours to the limit; of ours itself where there is no limit. Left out of a line that is there to be read only. */
  target?: { atLeast: number } | { atMost: number }
}

export function printRows(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.measure,
    `${written(row.ours)} ${row.unit}`,
    row.limit === undefined ? '' : `${written(row.limit)} ${row.unit}`,
    row.limit === undefined ? '' : ratioOf(row).toFixed(2),
    targetOf(row),
    row.target === undefined ? '' : isMet(row) ? 'met' : 'NOT MET',
  ])
  const table = [['measure', 'ours', 'limit', 'ratio', 'target', ''], ...cells]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  for (const line of table) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
  }
}

export function isMet(row: Row): boolean {
  const value = row.limit === undefined ? row.ours : ratioOf(row)
  if (row.target === undefined) return true
  return 'atLeast' in row.target ? value >= row.target.atLeast : value <= row.target.atMost
}

const ratioOf = ({ ours, limit = Number.NaN }: Row) => ours / limit

function targetOf({ target, limit, unit }: Row): string {
  if (target === undefined) return ''
  const of = limit === undefined ? ` ${unit}` : ''
  return 'atLeast' in target ? `≥ ${target.atLeast}${of}` : `≤ ${target.atMost}${of}`
}

const written = (value: number) => (Math.abs(value) >= 100 ? String(Math.round(value)) : value.toPrecision(3).replace(/\.?0+$/, ''))
