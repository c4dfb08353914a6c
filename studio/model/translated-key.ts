/** What a key of a blok stands for: `title__i18n__de_at` is the field `title` in the language `de_at`, `title` the same in the default language `''`. */
export function fieldOfKey(key: string): { field: string; language: string } {
  const [field = key, language = ''] = key.split('__i18n__')
  return { field, language }
}

/** The name of a language by the ending of its keys; the ending itself for a language that the space does not have. */
export function languageName(ending: string, languages: readonly { code: string; name: string }[]): string {
  return languages.find(({ code }) => code.toLowerCase().replaceAll('-', '_') === ending)?.name ?? ending
}
