import { expect, it } from 'vitest'
import { notFound, tooLarge } from '../../server/content/management/management-error.ts'
import { checkSlug } from '../../server/content/story-place.ts'
import { refusalInGerman } from './german-refusals.ts'

const sentenceOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

it('what the service refuses with is German, with what it names; what is not known stays as it is', () => {
  expect(refusalInGerman('slug "anlass/a" has already been taken; choose another slug.')).toBe(
    'Die Adresse /anlass/a gibt es schon. Wähle eine andere.',
  )
  expect(refusalInGerman('Something else')).toBe('Something else')
})

it('knows the service’s own sentences', () => {
  const sentences = [
    sentenceOf(() => checkSlug('')),
    sentenceOf(() => checkSlug('a/b')),
    sentenceOf(() => checkSlug('x'.repeat(256))),
    notFound().message,
    String(Object.values(tooLarge(10).body)[0]),
  ]
  for (const sentence of sentences) {
    expect(sentence).not.toBe('')
    expect(refusalInGerman(sentence)).not.toBe(sentence)
  }
})
