import { expect, it } from 'vitest'
import { changesBetween } from '../model/changes.ts'
import { blok } from '../model/test-model.ts'
import { changedBoxes } from './changed-boxes.ts'

const page = (words: string, more: object[] = []) =>
  blok('root', 'page', {
    title: words,
    body: [blok('list', 'list', { items: [blok('one', 'item', { words })] }), blok('end', 'text'), ...more],
  })
const box = (uid: string, top: number) => ({ uid, top, left: 0, width: 100, height: 10 })

it('a change is framed where it is drawn: at its blok, or at the one that draws it', () => {
  const [before, after] = [page('Alt'), page('Neu', [blok('new', 'text')])]
  const changes = changesBetween(before, after)
  const boxes = [box('root', 0), box('list', 10), box('end', 20), box('new', 30)]
  expect(changedBoxes(after, changes, boxes).map(({ uid, type }) => [uid, type])).toEqual([
    ['list', 'changed'],
    ['new', 'added'],
  ])
  // What is not there yet has no place before.
  expect(changedBoxes(before, changes, boxes).map(({ uid }) => uid)).toEqual(['list'])
})
