import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** Says what a voucher is worth and how long it holds (R2.35). */
export const VouchersBlok = blok(
  'vouchers',
  {
    displayName: 'Gutschein prüfen',
    group: 'Service',
    description: 'Wer einen Code eingibt, erfährt, was der Gutschein wert ist und bis wann er gilt.',
  },
  {
    headline: text({ label: 'Überschrift', default: 'Was ist mein Gutschein wert?', maxLength: 80, translatable: true }),
    text: textarea({ label: 'Text', maxLength: 300, translatable: true }),
    worthText: text({
      label: 'Wenn ein Gutschein gilt',
      description: '{value} wird zu seinem Wert, {until} zu dem Tag, bis zu dem er gilt.',
      default: 'Der Gutschein ist {value} wert und gilt bis {until}.',
      maxLength: 200,
      required: true,
      translatable: true,
    }),
  },
)
export type VouchersBlok = z.output<typeof VouchersBlok>
