import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { text } from '../../schemas/fields/text.ts'

/** The page `/_icons` (R2.01): the sprite, every icon by name, without the shop's head and foot. */
export const IconsPageBlok = blok(
  'icons_page',
  { displayName: 'Zeichen der Seiten', isRoot: true },
  {
    title: text({ label: 'Seitentitel', default: 'Icons', maxLength: 70 }),
  },
)
export type IconsPageBlok = z.output<typeof IconsPageBlok>
