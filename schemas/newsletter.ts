import type { Money } from './money.ts'

/** What is given for subscribing, off the first order (R9.03). */
export const newsletterVoucher: Money = { cents: 500, currency: 'eur' }

/** In months from the day on which it is sent. */
export const newsletterVoucherLife = 12

/** The story whose page says what came of a form, inside the channel's folder. Mails lead there. */
export const newsletterResponseKey = 'newsletter/antwort'

/** What can come of a form. The page of the response has an answer for each, under the id `newsletter-<outcome>`. */
export const newsletterOutcomes = ['sent', 'confirmed', 'unsubscribed', 'unknown-code', 'refused'] as const
export type NewsletterOutcome = (typeof newsletterOutcomes)[number]

/** The queries by which mails bring their code to that page. */
export const codeQueries = { confirm: 'bestaetigen', unsubscribe: 'abmelden' } as const
