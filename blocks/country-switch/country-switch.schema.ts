import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

const places = '{country} wird zu „Österreich“, „Deutschland“ oder „der Schweiz“.'

/** Asks visitors who are in another country than the shop they see whether they want that country's (R2.27). */
export const CountrySwitchBlok = blok(
  'country_switch',
  {
    displayName: 'Frage nach dem Land',
    group: 'Service',
    description: 'Wird allen gestellt, die aus Deutschland, Österreich oder der Schweiz den Shop eines anderen Landes sehen.',
  },
  {
    headline: text({ label: 'Überschrift', description: places, default: 'Sie sind in {country}?', maxLength: 80, translatable: true }),
    text: textarea({ label: 'Text', description: places, maxLength: 200, translatable: true }),
    switchText: text({
      label: 'Beschriftung zum Wechseln',
      description: places,
      default: 'Dort einkaufen',
      maxLength: 40,
      translatable: true,
    }),
    stayText: text({ label: 'Beschriftung zum Bleiben', default: 'Hier bleiben', maxLength: 40, translatable: true }),
  },
)
export type CountrySwitchBlok = z.output<typeof CountrySwitchBlok>
