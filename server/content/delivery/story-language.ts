import { isObject, mapObjects } from '../blok-tree.ts'

/** The language that a request asks for; `undefined` is the space's default. */
export interface Languages {
  wanted: string | undefined
  /** For fields that the wanted language leaves empty, before the default language. */
  fallback: string | undefined
}

/** The space's own code for a language that was sent as `de-at` or `de_at`; undefined for the default or an unknown one. */
export function findLanguage(languages: readonly string[], sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : languages.find((code) => suffixOf(code) === suffixOf(sent))
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

/** Content in one language: `title__i18n__de_at` takes the place of `title`, and all such fields go. */
export function collapseLanguages(content: unknown, { wanted, fallback }: Languages): unknown {
  const suffixes = [wanted, fallback].filter((code) => code !== undefined).map((code) => `__i18n__${suffixOf(code)}`)
  return mapObjects(content, (object) => {
    const keys = Object.keys(object)
    if (!keys.some((key) => key.includes('__i18n__'))) return object
    const plain = Object.fromEntries(Object.entries(object).filter(([key]) => !key.includes('__i18n__')))
    for (const key of new Set(keys.map(baseOf))) {
      const translation = suffixes.map((suffix) => object[key + suffix]).find(isTranslated)
      if (translation !== undefined) plain[key] = translation
    }
    return plain
  })
}

/** The languages that a content, as JSON, has translations in. */
export function languagesIn(json: string, languages: readonly string[]): string[] {
  return json.includes('__i18n__') ? languages.filter((code) => json.includes(`__i18n__${suffixOf(code)}`)) : []
}

function baseOf(key: string): string {
  return key.split('__i18n__', 1)[0] ?? key
}

function suffixOf(code: string): string {
  return code.toLowerCase().replaceAll('-', '_')
}

/** An emptied translation is a missing one: the page shows the default language rather than nothing. */
function isTranslated(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return !(isObject(value) && value.filename === '' && value.fieldtype === 'asset')
}
