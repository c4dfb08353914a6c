import { languageInKey } from '../../../runtime/content-language.ts'

/** The space's own code for a language that was sent as `de-at` or `de_at`; undefined for the default or an unknown one. */
export function findLanguage(languages: readonly string[], sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : languages.find((code) => languageInKey(code) === languageInKey(sent))
}

/**
 * A slug may begin with a language instead of the request naming one: `de-at/karten`. `[default]/` is
 * how a folder is reached that is named like a language.
 */
export function splitLanguage(languages: readonly string[], slug: string): { language: string | undefined; slug: string } {
  if (slug.startsWith('[default]/')) return { language: undefined, slug: slug.slice('[default]/'.length) }
  const end = slug.indexOf('/')
  const language = end === -1 ? undefined : findLanguage(languages, slug.slice(0, end))
  return language === undefined ? { language, slug } : { language, slug: slug.slice(end + 1) }
}
