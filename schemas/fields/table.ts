import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'

/** Cells as plain text: one row of headings and any number of rows. */
export interface Table {
  head: string[]
  rows: string[][]
}

const Cell = z.looseObject({ value: z.string().nullish() }).transform((cell) => cell.value ?? '')
const SentTable = z.looseObject(
  {
    thead: z.array(Cell).default([]),
    tbody: z.array(z.looseObject({ body: z.array(Cell).default([]) })).default([]),
  },
  'ist keine Tabelle; lege sie neu an',
)

/** A table of text; one without cells when unset. */
export function table(options: FieldOptions) {
  const read = SentTable.transform(({ thead, tbody }): Table => ({ head: thead, rows: tbody.map((row) => row.body) }))
  const filled = read.refine(({ rows }) => !options.required || rows.length > 0, 'fehlt')
  return z
    .preprocess((sent) => (sent === undefined || sent === null || sent === '' ? {} : sent), filled)
    .meta({ field: { type: 'table', ...commonKeys(options) } })
}
