import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { slotOf } from '../../schemas/fields/bloks.ts'
import { option } from '../../schemas/fields/option.ts'

/** Blocks side by side; one below the other where there is no room. */
export const ColumnsBlok = blok(
  'columns',
  { displayName: 'Spalten', group: 'Anordnung' },
  {
    content: slotOf({ label: 'Inhalt', min: 1 }),
    count: option({ label: 'Spalten', choices: { '2': 'Zwei', '3': 'Drei', '4': 'Vier' }, default: '2' }),
    gap: option({ label: 'Abstand', choices: { s: 'Klein', m: 'Mittel', l: 'Groß' }, default: 'm' }),
  },
)
export type ColumnsBlok = z.output<typeof ColumnsBlok>
