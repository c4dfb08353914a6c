import { fieldOfKey, isTranslated } from '../../runtime/content-language.ts'
import { bloksIn } from '../../runtime/edits/find-blok.ts'
import type { Change } from './changes.ts'

/** The endings of the languages that changes touch beside the default one; see `languageName`. */
export function changedLanguages(changes: readonly Change[]): string[] {
  const keys = changes.flatMap((change) => {
    if (change.type === 'changed') return change.fields.map(({ field }) => field)
    if (change.type === 'moved') return []
    return [...bloksIn(change.blok)].flatMap((blok) => Object.keys(blok).filter((key) => isTranslated(blok[key])))
  })
  return [...new Set(keys.map((key) => fieldOfKey(key).language).filter(Boolean))].sort()
}
