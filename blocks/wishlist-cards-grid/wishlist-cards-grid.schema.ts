import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { requiredLink } from '../../schemas/fields/multilink.ts'
import { text } from '../../schemas/fields/text.ts'

/** What a visitor has kept (R2.44): known to their own browser alone. */
export const WishlistCardsGridBlok = blok(
  'wishlist_cards_grid',
  { displayName: 'Merkzettel', group: 'Service', description: 'Zeigt jedem Besucher, was er sich selbst gemerkt hat.' },
  {
    empty: text({ label: 'Wenn nichts gemerkt ist', required: true, maxLength: 200, translatable: true }),
    linkText: text({ label: 'Text des Links', required: true, maxLength: 40, translatable: true }),
    url: requiredLink({ label: 'Ziel des Links', description: 'Wo man Designs findet.' }),
  },
)
export type WishlistCardsGridBlok = z.output<typeof WishlistCardsGridBlok>
