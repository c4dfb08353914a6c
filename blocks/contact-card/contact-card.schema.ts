import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { asset } from '../../schemas/fields/asset.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** How to reach people. Telephone, address and hours are the site's own for its country (R9.14), so they are never typed twice. */
export const ContactCardBlok = blok(
  'contact_card',
  { displayName: 'Kontakt', group: 'Service' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    text: textarea({ label: 'Text', maxLength: 300, translatable: true }),
    image: asset({ label: 'Bild' }),
  },
)
export type ContactCardBlok = z.output<typeof ContactCardBlok>
