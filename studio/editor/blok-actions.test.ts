import { expect, it } from 'vitest'
import { createStorage } from '../../tests/test-desk.ts'
import { createStorySession } from '../editing/story-session.ts'
import type { Story } from '../management/answers.ts'
import { german } from '../messages/german.ts'
import { testModel, testPage } from '../model/test-model.ts'
import { outlineRows } from '../outline/outline-rows.ts'
import { blokActions } from './blok-actions.ts'

function openActions() {
  const never = () => new Promise<never>(() => {})
  const session = createStorySession({ id: 1, content: testPage, problems: [] } as unknown as Story, {
    client: { story: never, saveStory: never, versions: never },
    kept: { read: () => undefined, write() {} },
    later: () => () => {},
  })
  const said: string[] = []
  const storage = createStorage()
  let uids: readonly string[] = []
  const actions = (...selected: string[]) =>
    blokActions({
      session,
      selection: { uids: selected, field: undefined },
      select: (now) => {
        uids = now
      },
      announce: (sentence) => said.push(sentence),
      model: testModel,
      words: german,
      storage,
    })
  /** The page as lines, new bloks by their component alone. */
  const lines = () =>
    outlineRows(session.state().content, new Set())
      .slice(1)
      .map(({ blok, depth }) => '-'.repeat(depth - 1) + (blok._uid.length > 10 ? blok.component : blok._uid))
      .join(' ')
  return { actions, session, lines, said, selected: () => uids }
}

const before = 'hello row -left -right list -one -two end'

it('inserts behind what is selected, into it, or around it, whichever may hold it', () => {
  const { actions, lines, selected, session } = openActions()
  expect(actions('hello').add('text')).toBe(true)
  expect([lines(), selected().length]).toEqual(['hello text row -left -right list -one -two end', 1])
  session.undo()
  expect(actions('one').add('item')).toBe(true)
  expect(lines()).toBe('hello row -left -right list -one -item -two end')
  session.undo()
  expect(actions('one').add('text')).toBe(true)
  expect(lines()).toBe('hello row -left -right list -one -two text end')
  session.undo()
  expect([actions('list').add('item'), lines()]).toEqual([true, 'hello row -left -right list -one -two -item end'])
})

it('takes all that is selected along, also behind one of them', () => {
  const { actions, lines, selected } = openActions()
  expect(actions('hello', 'end').move('hello', { parent: 'root', field: 'body', after: 'list' })).toBe(true)
  expect(lines()).toBe('row -left -right list -one -two hello end')
  expect(actions('row', 'list').move('list', { parent: 'root', field: 'body', after: 'hello' })).toBe(true)
  expect(lines()).toBe('hello row -left -right list -one -two end')
  expect(actions('end').move('one', { parent: 'list', field: 'items', after: 'two' })).toBe(true)
  expect(lines()).toBe('hello row -left -right list -two -one end')
  expect(actions('row', 'list').move('row', { parent: 'root', field: 'body', after: 'list' })).toBe(true)
  expect(lines()).toBe('hello row -left -right list -two -one end')
  expect(actions('row').selectSiblings()).toBe(true)
  expect(selected()).toEqual(['hello', 'list', 'end', 'row'])
})

it('refuses to insert and to paste where that may not stand, and says so', () => {
  const { actions, lines, said } = openActions()
  expect(actions('hello').add('item')).toBe(false)
  expect(actions('hello').add('item', { parent: 'root', field: 'body', after: undefined })).toBe(false)
  expect(actions('hello').paste()).toBe(false)
  actions('one').copy()
  expect(actions('hello').paste()).toBe(false)
  expect(said.filter((sentence) => sentence !== german.copied('ITEM'))).toEqual([
    german.pastedElsewhere,
    german.nothingToPaste,
    german.pastedElsewhere,
  ])
  expect(lines()).toBe(before)
})

it('copies, cuts and pastes several in the order of the page, as one step', () => {
  const { actions, lines, session } = openActions()
  actions('end', 'right', 'row', 'hello').cut()
  expect(lines()).toBe('list -one -two')
  actions('list').paste()
  expect(lines()).toBe('list -one -two text row -text -text text')
  session.undo()
  session.undo()
  expect(lines()).toBe(before)
})

it('duplicates each in its own list', () => {
  const { actions, lines, session } = openActions()
  actions('one', 'hello').duplicate()
  expect(lines()).toBe('hello text row -left -right list -one -item -two end')
  session.undo()
  expect(lines()).toBe(before)
})

it('selects what is before what was removed', () => {
  const { actions, selected } = openActions()
  actions('end').remove()
  expect(selected()).toEqual(['list'])
  actions('left').remove()
  expect(selected()).toEqual(['row'])
  expect(actions('root').remove()).toBe(false)
})

it('moves up and down, at the end of a list into the one around it', () => {
  const { actions, lines, said } = openActions()
  const steps = [
    () => actions('left').moveDown(),
    () => actions('left').moveDown(),
    () => actions('left').moveDown(),
    () => actions('right').moveUp(),
    () => actions('hello', 'right').moveDown(),
    () => actions('two').moveDown(),
    () => actions('right').moveUp(),
  ]
  const seen = steps.map((step) => `${step()} ${lines()}`)
  expect(seen).toEqual([
    'true hello row -right -left list -one -two end',
    'true hello row -right left list -one -two end',
    'true hello row -right list -one -two left end',
    'true hello right row list -one -two left end',
    'true row hello right list -one -two left end',
    'false row hello right list -one -two left end',
    'true row right hello list -one -two left end',
  ])
  expect(said).toContain(german.cannotMove)
})

it('selects the parent, and nothing above the root', () => {
  const { actions, selected } = openActions()
  actions('left').selectParent()
  expect(selected()).toEqual(['row'])
  actions('root').selectParent()
  expect(selected()).toEqual([])
})
