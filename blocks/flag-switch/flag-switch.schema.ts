import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { slotOf } from '../../schemas/fields/bloks.ts'
import { text } from '../../schemas/fields/text.ts'
import { flagName } from '../../schemas/flags/flag.ts'

/** Two variants of a part of a page. Which of them a visitor sees is decided by a flag, on the server. */
export const FlagSwitchBlok = blok(
  'flag_switch',
  {
    displayName: 'A/B-Test',
    group: 'Anordnung',
    description: 'Ein Teil der Besucher sieht die neue Variante, alle anderen, was bisher da war.',
  },
  {
    flag: text({
      label: 'Test',
      description: 'Der Name des Tests, wie er unter „A/B-Tests“ steht.',
      required: true,
      regex: flagName,
      maxLength: 50,
    }),
    off: slotOf({ label: 'Bisher' }),
    on: slotOf({ label: 'Neue Variante' }),
  },
)
export type FlagSwitchBlok = z.output<typeof FlagSwitchBlok>
