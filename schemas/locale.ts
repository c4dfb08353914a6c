import { z } from 'zod'

// Schemas are marked as pure: browsers read the rest of this file, and would get zod with it.

/** R5.02: two letters, hyphen, two letters. */
export const LocaleCode = /* @__PURE__ */ z
  .string()
  .regex(/^[a-z]{2}-[A-Z]{2}$/, 'A locale is two letters, a hyphen and two letters, like de-AT.')

export interface LocaleFacts {
  /** The country code of the site, as in its domain. */
  country: string
  currency: 'eur' | 'chf' | 'gbp' | 'usd'
  unit: 'cm' | 'in'
}

const euro = (country: string): LocaleFacts => ({ country, currency: 'eur', unit: 'cm' })
const franc = (country: string): LocaleFacts => ({ country, currency: 'chf', unit: 'cm' })

/** The 17 locales of R3.01. */
export const locales = {
  'de-DE': euro('de'),
  'de-AT': euro('at'),
  'de-CH': franc('ch'),
  'de-LI': franc('li'),
  'de-LU': euro('lu'),
  'de-BE': euro('be'),
  'fr-FR': euro('fr'),
  'fr-BE': euro('be'),
  'fr-CH': franc('ch'),
  'fr-LU': euro('lu'),
  'it-IT': euro('it'),
  'it-CH': franc('ch'),
  'nl-NL': euro('nl'),
  'nl-BE': euro('be'),
  'es-ES': euro('es'),
  'en-GB': { country: 'co.uk', currency: 'gbp', unit: 'cm' },
  'en-US': { country: 'com', currency: 'usd', unit: 'in' },
} as const satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof locales
export const defaultLocale: Locale = 'de-DE'

// Object.keys forgets the key type.
export const Locale = /* @__PURE__ */ z.enum(/* @__PURE__ */ Object.keys(locales) as [Locale, ...Locale[]])

/** The countries whose visitors get the German interface (R1.02), by the two letters that stand in a path. */
export const germanSites = { de: 'de-DE', at: 'de-AT', ch: 'de-CH' } as const satisfies Record<string, Locale>
export type SiteCountry = keyof typeof germanSites
export const SiteCountry = /* @__PURE__ */ z.enum(['de', 'at', 'ch'])

/** Where visitors come from, and where parcels go (R1.02). */
export const markets = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'BE', 'IT', 'NL', 'ES', 'UK', 'US'] as const
export const deliveryCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const
