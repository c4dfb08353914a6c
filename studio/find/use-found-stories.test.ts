import { expect, it } from 'vitest'
import { bestFirst } from './use-found-stories.ts'

it('what is called so comes before what is called alike, stands alike, or mentions it', () => {
  const stories = [
    ['Kontakt', 'anlass/kontakt'],
    ['Aufkleber zur Hochzeit', 'anlass/a'],
    ['Karten', 'anlass/hochzeit/karten'],
    ['Hochzeit im Winter', 'anlass/b'],
    ['Hochzeit', 'anlass/c'],
  ].map(([name = '', full_slug = '']) => ({ name, full_slug }))
  expect(bestFirst(stories, 'hochzeit').map(({ name }) => name)).toEqual([
    'Hochzeit',
    'Hochzeit im Winter',
    'Aufkleber zur Hochzeit',
    'Karten',
    'Kontakt',
  ])
})
