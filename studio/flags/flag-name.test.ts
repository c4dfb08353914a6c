import { expect, it } from 'vitest'
import { flagNameOf } from './flag-name.ts'

it.each([
  ['Neue Startseite zu Weihnachten', 'neue-startseite-zu-weihnachten'],
  ['Größere Knöpfe: süß?', 'groessere-knoepfe-suess'],
  ['2 für 1', 'fuer-1'],
  ['  ', ''],
  ['2026', ''],
  // Cut between words, or where there is one word alone, within it.
  ['Die neue Startseite mit dem großen Bild und dem kurzen Text', 'die-neue-startseite-mit-dem-grossen-bild-und-dem'],
  ['a'.repeat(60), 'a'.repeat(50)],
])('“%s” suggests “%s”', (description, name) => {
  expect(flagNameOf(description)).toBe(name)
})

it('what is suggested can be a name', () => {
  for (const description of ['Ä', '-x-', '9 a_b', 'x '.repeat(40)]) expect(flagNameOf(description)).toMatch(/^[a-z][a-z0-9_-]{0,49}$/)
})
