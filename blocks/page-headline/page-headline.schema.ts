import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { option } from '../../schemas/fields/option.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** A page's or a part's headline with what leads into it (R3.23). */
export const PageHeadlineBlok = blok(
  'page_headline',
  { displayName: 'Überschrift', group: 'Texte' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 120, translatable: true }),
    headlineType: option({
      label: 'Rang',
      choices: { h1: 'Überschrift 1', h2: 'Überschrift 2', h3: 'Überschrift 3', h4: 'Überschrift 4' },
      default: 'h2',
    }),
    subline: text({ label: 'Unterzeile', maxLength: 160, translatable: true }),
    teaser: textarea({ label: 'Einleitung', maxLength: 600, translatable: true }),
    variant: option({ label: 'Gewicht', choices: { primary: 'Groß', secondary: 'Ruhig' }, default: 'primary' }),
    hideComponentOnMobile: boolean({ label: 'Auf dem Handy ganz ausblenden' }),
    hideHeadlineOnDesktop: boolean({ label: 'Überschrift auf dem Desktop ausblenden' }),
    hideHeadlineOnMobile: boolean({ label: 'Überschrift auf dem Handy ausblenden' }),
    preventHideHeadline: boolean({ label: 'Überschrift nie ausblenden' }),
  },
)
export type PageHeadlineBlok = z.output<typeof PageHeadlineBlok>
