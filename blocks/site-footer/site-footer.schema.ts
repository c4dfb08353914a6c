import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items, slotOf } from '../../schemas/fields/bloks.ts'
import { requiredLink } from '../../schemas/fields/multilink.ts'
import { text } from '../../schemas/fields/text.ts'

const FooterLink = blok(
  'footer_link',
  { displayName: 'Link im Fuß' },
  {
    label: text({ label: 'Text', required: true, maxLength: 60, translatable: true }),
    url: requiredLink({ label: 'Ziel' }),
  },
)

const FooterGroup = blok(
  'footer_group',
  { displayName: 'Gruppe im Fuß' },
  {
    label: text({ label: 'Überschrift', required: true, maxLength: 40, translatable: true }),
    links: items(FooterLink, { label: 'Links', min: 1 }),
  },
)

const PaymentMethod = blok(
  'payment_method',
  { displayName: 'Zahlungsart' },
  {
    name: text({ label: 'Name', required: true, maxLength: 40, translatable: true }),
  },
)

/** The foot of every page of a channel (R2.30): a global story. The country switch is the site's own. */
export const SiteFooterBlok = blok(
  'site_footer',
  { displayName: 'Fuß der Seiten', isRoot: true },
  {
    groups: items(FooterGroup, { label: 'Gruppen', min: 1 }),
    paymentMethods: items(PaymentMethod, { label: 'Zahlungsarten' }),
    smallPrint: text({ label: 'Kleingedrucktes', maxLength: 200, translatable: true }),
    questions: slotOf({
      label: 'Fragen an Besucher',
      description: 'Was auf jeder Seite gefragt werden kann; jede Frage kommt nur, wo der Shop dafür eingerichtet ist.',
      allow: ['consent_question', 'country_switch'],
    }),
  },
)
export type SiteFooterBlok = z.output<typeof SiteFooterBlok>
