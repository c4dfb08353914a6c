import { defaultLocale, type Locale } from '../../schemas/locale.ts'

/** The content service's language code of a locale; `undefined` for the language content is written in. */
export function languageOf(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale.toLowerCase()
}
