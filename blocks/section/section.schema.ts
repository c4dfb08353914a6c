import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { slotOf } from '../../schemas/fields/bloks.ts'
import { option } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'
import { backgrounds } from '../../schemas/teaser-slide.ts'

/** A part of the page with its own ground. */
export const SectionBlok = blok(
  'section',
  { displayName: 'Abschnitt der Seite', group: 'Anordnung' },
  {
    body: slotOf({ label: 'Inhalt' }),
    backgroundColor: option({ label: 'Hintergrund', choices: backgrounds, default: 'none' }),
    width: option({ label: 'Breite', choices: { page: 'Seite', text: 'Text', full: 'Ganze Breite' }, default: 'page' }),
    anchor: text({ label: 'Sprungmarke', description: 'Damit Links hierher führen: #name', regex: /^[a-z][a-z0-9-]*$/, maxLength: 40 }),
  },
)
export type SectionBlok = z.output<typeof SectionBlok>
