import { expect, it } from 'vitest'
import { inTreeOrder } from './in-tree-order.ts'

const story = (name: string, fields: object = {}) => ({ name, position: 0, is_startpage: false, ...fields })

it('a folder is in a German order of names, its start page first', () => {
  const stories = [
    story('Zebra'),
    story('Seite 10'),
    story('Öl'),
    story('apfel'),
    story('Seite 2'),
    story('Willkommen', { is_startpage: true }),
  ]
  expect(inTreeOrder(stories).map(({ name }) => name)).toEqual(['Willkommen', 'apfel', 'Öl', 'Seite 2', 'Seite 10', 'Zebra'])
})

it('what somebody has placed stays there', () => {
  const stories = [story('A', { position: 20 }), story('B', { position: 10 }), story('C', { position: -5 })]
  expect(inTreeOrder(stories).map(({ name }) => name)).toEqual(['C', 'B', 'A'])
})
