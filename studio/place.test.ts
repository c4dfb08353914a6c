import { expect, it } from 'vitest'
import { addressOf, type Place, placeOf } from './place.ts'

it.each([
  [{ screen: 'stories' }, '/'],
  [{ screen: 'activity' }, '/activity'],
  [{ screen: 'comments' }, '/comments'],
  [{ screen: 'flags' }, '/tests'],
  [{ screen: 'people' }, '/people'],
  [{ screen: 'story', id: 5 }, '/stories/5'],
  [{ screen: 'story', id: 5, release: 7 }, '/stories/5?release=7'],
  [{ screen: 'story', id: 5, language: 'de-at' }, '/stories/5?language=de-at'],
  [{ screen: 'story', id: 5, blok: 'a&b=c' }, '/stories/5?blok=a%26b%3Dc'],
  [{ screen: 'story', id: 5, discussion: 9 }, '/stories/5?discussion=9'],
  [{ screen: 'discussion', id: 9 }, '/discussions/9'],
  [{ screen: 'releases', id: 7 }, '/releases/7'],
  [{ screen: 'ahead', story: 5, release: 7 }, '/ahead?story=5&release=7'],
  [{ screen: 'ahead', story: 5, language: 'de-ch' }, '/ahead?story=5&language=de-ch'],
] satisfies [Place, string][])('%j is at %s', (place, address) => {
  expect(addressOf(place)).toBe(address)
  expect(placeOf(address)).toEqual(place)
})

it.each(['/discussions', '/discussions/x', '/nothing'])('%s is no place, and leads to the stories', (address) => {
  expect(placeOf(address)).toEqual({ screen: 'stories' })
})
