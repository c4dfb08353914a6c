import type { PhotoboxType } from './photobox-choice.ts'

/** A link that leads to the page of the photo boxes says in its fragment which type it was: `#fotobox-small`. */
export const boxFragment = (type: PhotoboxType): string => `fotobox-${type}`
