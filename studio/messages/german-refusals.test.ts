import { expect, it } from 'vitest'
import { demandOpen } from '../../server/content/management/deploy-release.ts'
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
  const used = (stories: string) =>
    refusalInGerman(`The flag "hero" still stands in ${stories}: published, in the draft or in a release. Take it out there first.`)
  const german = (stories: string) =>
    `Der A/B-Test „hero“ steht noch in ${stories}, veröffentlicht, im Entwurf oder in einem Release. Nimm ihn dort zuerst heraus.`
  expect(used('a, b')).toBe(german('a, b'))
  expect(used('a, b and 3 more')).toBe(german('a, b und 3 weiteren'))
  expect(refusalInGerman('Something else')).toBe('Something else')
})

it('knows the service’s own sentences', () => {
  const sentences = [
    sentenceOf(() => checkSlug('')),
    sentenceOf(() => checkSlug('a/b')),
    sentenceOf(() => checkSlug('x'.repeat(256))),
    notFound().message,
    sentenceOf(() => demandOpen({ name: 'Advent', released_at: '2026-12-01T07:00:00.000Z' })),
    String(Object.values(tooLarge(10).body)[0]),
  ]
  for (const sentence of sentences) {
    expect(sentence).not.toBe('')
    expect(refusalInGerman(sentence)).not.toBe(sentence)
  }
})
