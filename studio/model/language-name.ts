import { languageInKey } from '../../runtime/content-language.ts'

/** The name of a language by the ending of its keys; the ending itself for a language that the space does not have. */
export function languageName(ending: string, languages: readonly { code: string; name: string }[]): string {
  return languages.find(({ code }) => languageInKey(code) === ending)?.name ?? ending
}
