import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { richtext } from '../../schemas/fields/richtext.ts'
import { text } from '../../schemas/fields/text.ts'
import { icons } from '../../schemas/icon.ts'

/** One promise (R3.24). With `details` it opens a dialog, else it follows `url`, else it is plain text. */
export const BenefitsBarItem = blok(
  'benefits_bar_item',
  { displayName: 'Vorteil' },
  {
    title: text({ label: 'Titel', required: true, maxLength: 40, translatable: true }),
    text: text({ label: 'Text', maxLength: 80, translatable: true }),
    icon: option({ label: 'Zeichen', choices: icons, default: 'check' }),
    url: multilink({ label: 'Ziel' }),
    details: richtext({ label: 'Text im Fenster', translatable: true }),
  },
)
export type BenefitsBarItem = z.output<typeof BenefitsBarItem>

/** The bar of promises under a header or teaser: the USP bar, with its modals (R2.38). */
export const BenefitsBarBlok = blok(
  'benefits_bar',
  { displayName: 'Vorteilsleiste', group: 'Service' },
  {
    benefits: items(BenefitsBarItem, { label: 'Vorteile', min: 1, max: 5 }),
  },
)
export type BenefitsBarBlok = z.output<typeof BenefitsBarBlok>
