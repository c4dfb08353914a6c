import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { text } from '../../schemas/fields/text.ts'

/** Every page of the site, by folder. */
export const SitemapBlok = blok(
  'sitemap',
  { displayName: 'Seitenübersicht', group: 'Service' },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
  },
)
export type SitemapBlok = z.output<typeof SitemapBlok>
