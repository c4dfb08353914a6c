import { slugOf } from '../../schemas/slug-of.ts'

/** So many characters a test's name may have. */
export const longestName = 50

/** The name that a description suggests, of whole words as far as they fit; it begins with a letter. `''` where none is in it. */
export function flagNameOf(description: string): string {
  const name = slugOf(description).replace(/^[^a-z]+/, '')
  return /^.{1,50}(?=-|$)/.exec(name)?.[0] ?? name.slice(0, longestName)
}
