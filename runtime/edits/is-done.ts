import type { RawBlok } from '../../schemas/blok.ts'
import { type Edit, placeOf } from './edit.ts'
import { findBlok } from './find-blok.ts'
import { isSame } from './is-same.ts'

/** Whether the content is already as the edit would make it: it was saved without our hearing of it, or somebody else did the same. */
export function isDone(content: RawBlok, edit: Edit): boolean {
  switch (edit.verb) {
    case 'set': {
      const found = findBlok(content, edit.uid)
      return found !== undefined && isSame(found.blok[edit.field], edit.value)
    }
    case 'insert':
      return findBlok(content, edit.blok._uid) !== undefined
    case 'remove':
      return findBlok(content, edit.uid) === undefined
    case 'move': {
      const place = placeOf(content, edit.uid)
      return place !== undefined && isSame(place.to, edit.to)
    }
    case 'replace':
      return isSame(findBlok(content, edit.blok._uid)?.blok, edit.blok)
  }
}
