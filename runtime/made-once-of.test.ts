import { expect, test } from 'vitest'
import { madeOnceOf } from './made-once-of.ts'

test('what is made of an object is made once, of each object its own', () => {
  let made = 0
  const nameOf = madeOnceOf((story: { slug: string }) => `${story.slug} ${++made}`)
  const [one, other] = [{ slug: 'home' }, { slug: 'karten' }]
  expect([nameOf(one), nameOf(other), nameOf(one), nameOf(other)]).toEqual(['home 1', 'karten 2', 'home 1', 'karten 2'])
})

test('a copy with other content has none of what was made of the first', () => {
  const titleOf = madeOnceOf((story: { title: string }) => story.title)
  const story = { title: 'Alt' }
  titleOf(story)
  expect(titleOf({ ...story, title: 'Neu' })).toBe('Neu')
  expect(JSON.stringify(story)).toBe('{"title":"Alt"}')
})

test('two makers do not get in each other’s way, and what could not be made is tried again', () => {
  const length = madeOnceOf((story: { slug: string }) => story.slug.length)
  let tries = 0
  const fails = madeOnceOf((_story: { slug: string }) => {
    if (++tries === 1) throw new Error('Not yet.')
    return undefined
  })
  const story = { slug: 'home' }
  expect(() => fails(story)).toThrow('Not yet.')
  expect([fails(story), fails(story), length(story), tries]).toEqual([undefined, undefined, 4, 2])
})
