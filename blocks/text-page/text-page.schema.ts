import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { richtext } from '../../schemas/fields/richtext.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text } from '../../schemas/fields/text.ts'

/** A long text: imprint, privacy, quotes, company pages. */
export const TextPageBlok = blok(
  'text_page',
  { displayName: 'Textseite', group: 'Texte' },
  {
    headline: text({ label: 'Überschrift', maxLength: 120, translatable: true }),
    isHeadlineH1: boolean({ label: 'Ist die Hauptüberschrift der Seite' }),
    text: richtext({ label: 'Text', required: true, translatable: true }),
  },
)
export type TextPageBlok = z.output<typeof TextPageBlok>
