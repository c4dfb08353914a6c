import { describe, expect, it } from 'vitest'
import { shareUnchanged } from './share-unchanged.ts'

const copy = <Value>(value: Value): Value => structuredClone(value)
const before = {
  _uid: 'a',
  title: 'Eins',
  body: [
    { _uid: 'b', list: [1, { x: 2 }] },
    { _uid: 'c', text: 'Zwei' },
  ],
}

describe('shareUnchanged', () => {
  it('is the very object from before when nothing changed', () => {
    expect(shareUnchanged(before, copy(before))).toBe(before)
  })

  it('keeps what did not change, and only that', () => {
    const after = copy(before)
    Object.assign(after.body[1] ?? {}, { text: 'Drei' })
    const shared = shareUnchanged(before, after)
    expect(shared).toEqual(after)
    expect(shared).not.toBe(before)
    expect(shared.body[0]).toBe(before.body[0])
    expect(shared.body[1]).not.toBe(before.body[1])
  })

  it('finds bloks that have moved by their uid', () => {
    const after = copy(before)
    after.body.reverse()
    expect(shareUnchanged(before, after).body).toEqual([before.body[1], before.body[0]])
    expect(shareUnchanged(before, after).body[0]).toBe(before.body[1])
  })

  it.each<[string, object, object]>([
    ['a field that went', { a: 1, b: 2 }, { a: 1 }],
    ['a field that came', { a: 1 }, { a: 1, b: undefined }],
    ['a list that became an object', { a: [] }, { a: {} }],
    ['a shorter list', { a: [1, 2] }, { a: [1] }],
    ['nothing in the place of something', { a: {} }, { a: null }],
  ])('%s is told', (_, was, is) => {
    expect(shareUnchanged(was, is)).toStrictEqual(is)
    expect(shareUnchanged(was, is)).not.toBe(was)
  })
})
