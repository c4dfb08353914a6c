import { expect, it } from 'vitest'
import { changedLanguages } from './changed-languages.ts'
import { changesBetween } from './changes.ts'
import { languageName } from './language-name.ts'
import { blok } from './test-model.ts'

it('names the languages that a change touches, by a field or by a blok that comes with them', () => {
  const before = blok('root', 'page', { title: 'A', title__i18n__de_at: 'A', body: [] })
  const changed = blok('root', 'page', { title: 'B', title__i18n__de_at: 'B', body: [] })
  const added = blok('root', 'page', {
    title: 'A',
    title__i18n__de_at: 'A',
    body: [blok('x', 'text', { words: 'x', words__i18n__de_ch: 'y', words__i18n__fr: '' })],
  })
  expect(changedLanguages(changesBetween(before, changed))).toEqual(['de_at'])
  expect(changedLanguages(changesBetween(before, added))).toEqual(['de_ch'])
  expect(changedLanguages(changesBetween(before, before))).toEqual([])
})

it('says a language as the space does', () => {
  expect(languageName('de_at', [{ code: 'de-at', name: 'Österreich' }])).toBe('Österreich')
  expect(languageName('fr', [])).toBe('fr')
})
