/** The key of a field's value in a language of the space: `title__i18n__de_at`; the field's own for the default language `''`. */
export const keyIn = (field: string, language: string): string =>
  language ? `${field}__i18n__${language.toLowerCase().replaceAll('-', '_')}` : field

/** Whether a language says something of its own; what is emptied falls back to the default, as the Delivery API has it. */
export function isTranslated(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return !(typeof value === 'object' && 'filename' in value && !value.filename)
}
