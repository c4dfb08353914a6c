import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'
import { icons } from '../../schemas/icon.ts'

/** One icon of the sprite, alone or with a word beside it. */
export const SvgIconBlok = blok(
  'svg_icon',
  { displayName: 'Zeichen', group: 'Service' },
  {
    icon: option({ label: 'Zeichen', choices: icons, default: 'leaf' }),
    text: text({ label: 'Text daneben', maxLength: 80, translatable: true }),
    label: text({
      label: 'Bedeutung für Vorleseprogramme',
      description: 'Leer: das Zeichen ist Schmuck',
      maxLength: 80,
      translatable: true,
    }),
    size: option({ label: 'Größe', choices: { s: 'Klein', m: 'Mittel', l: 'Groß' }, default: 'm' }),
    url: multilink({ label: 'Ziel' }),
  },
)
export type SvgIconBlok = z.output<typeof SvgIconBlok>
