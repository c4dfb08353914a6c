import { describe, expect, it } from 'vitest'
import { mentionAt, offered, piecesOf } from './mentions.ts'

const people = [
  { id: 1, name: 'Mia' },
  { id: 2, name: 'Mia Berg' },
  { id: 3, name: 'Österreicher Otto' },
]
const text = (words: string) => ({ type: 'text', text: words })
const mention = (id: number, label: string) => ({ type: 'mention', attrs: { id, label } })

describe('piecesOf', () => {
  it.each([
    ['Nur Text', [text('Nur Text')]],
    ['@mia berg, schau', [mention(2, 'Mia Berg'), text(', schau')]],
    ['Hallo @Mia', [text('Hallo '), mention(1, 'Mia')]],
    ['mail@Miami.de @Niemand', [text('mail@Miami.de @Niemand')]],
    ['@Österreicher Otto@Mia', [mention(3, 'Österreicher Otto'), mention(1, 'Mia')]],
    ['', []],
  ])('%j', (written, pieces) => expect(piecesOf(written, people)).toEqual(pieces))
})

describe('mentionAt', () => {
  it.each([
    ['@', 1, { from: 0, typed: '' }],
    ['Hallo @Mi', 9, { from: 6, typed: 'Mi' }],
    ['Hallo @Mia B', 12, { from: 6, typed: 'Mia B' }],
    ['a@b', 3, undefined],
    ['Hallo @Mia und', 5, undefined],
    ['kein Name', 9, undefined],
  ])('%j at %i', (written, caret, found) => expect(mentionAt(written, caret)).toEqual(found))
})

it('offers who is called so, by any of their names', () => {
  expect(offered('mi', people).map(({ id }) => id)).toEqual([1, 2])
  expect(offered('be', people).map(({ id }) => id)).toEqual([2])
  expect(offered('', people)).toHaveLength(3)
})
