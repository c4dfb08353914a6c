/** Content in several languages, as Storyblok keeps it: `title__i18n__de_at` stands beside `title`. */
import { type KnownObjects, mapObjects } from './map-objects.ts'

export interface Languages {
  /** The language that is asked for; `undefined` is the space's default. */
  wanted: string | undefined
  /** For fields that the wanted language leaves empty, before the default language. */
  fallback: string | undefined
}

const mark = '__i18n__'

/** As a language stands in a key, however it is written elsewhere: `de-AT` is `de_at`. */
export const languageInKey = (code: string): string => code.toLowerCase().replaceAll('-', '_')

/** The key of a field's value in a language of the space; the field's own for the default language `''`. */
export const keyIn = (field: string, language: string): string => (language ? `${field}${mark}${languageInKey(language)}` : field)

/** Whether a language says something of its own: where it was emptied, the page shows the default language rather than nothing. */
export function isTranslated(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return !(typeof value === 'object' && 'filename' in value && !value.filename)
}

/** Content in one language: its values take the places of the default's, and all translated fields go. What nothing changes in is the same, not a copy. `known` is for one language alone. */
export function collapseLanguages(content: unknown, { wanted, fallback }: Languages, known?: KnownObjects): unknown {
  const languages = [wanted, fallback].filter((code) => code !== undefined)
  const collapse = (object: { [key: string]: unknown }) => {
    const keys = Object.keys(object)
    if (!keys.some((key) => key.includes(mark))) return object
    const plain = Object.fromEntries(Object.entries(object).filter(([key]) => !key.includes(mark)))
    for (const field of new Set(keys.map(fieldOf))) {
      const translation = languages.map((code) => object[keyIn(field, code)]).find(isTranslated)
      if (translation !== undefined) plain[field] = translation
    }
    return plain
  }
  return mapObjects(content, collapse, known)
}

/** The languages that a content, as JSON, has translations in. */
export function languagesIn(json: string, languages: readonly string[]): string[] {
  return json.includes(mark) ? languages.filter((code) => json.includes(keyIn('', code))) : []
}

/** What a key of a blok stands for: `title__i18n__de_at` is the field `title` in the language `de_at`, `title` the same in the default language `''`. */
export function fieldOfKey(key: string): { field: string; language: string } {
  const [field = key, language = ''] = key.split(mark)
  return { field, language }
}

const fieldOf = (key: string): string => fieldOfKey(key).field
