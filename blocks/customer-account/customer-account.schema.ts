import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

const answer = (label: string) => textarea({ label, required: true, maxLength: 400, translatable: true })

/** Logging in, signing up, and a customer's account. It belongs on the page `kundenkonto`, to which the mails lead. */
export const CustomerAccountBlok = blok(
  'customer_account',
  { displayName: 'Kundenkonto', group: 'Service' },
  {
    invitation: textarea({ label: 'Einladung, ein Konto zu eröffnen', maxLength: 300, translatable: true }),
    signUpSent: answer('Nach dem Eröffnen'),
    welcome: answer('Willkommen'),
    passwordResetSent: answer('Nach „Passwort vergessen“'),
    privacy: multilink({ label: 'Datenschutz' }),
    privacyText: text({ label: 'Beschriftung des Datenschutzes', default: 'Datenschutz', maxLength: 40, translatable: true }),
  },
)
export type CustomerAccountBlok = z.output<typeof CustomerAccountBlok>
