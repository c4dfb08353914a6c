import { describe, expect, it } from 'vitest'
import type { RawBlok } from '../../schemas/blok.ts'
import { randomEdit } from '../../tests/faults/random-edit.ts'
import { seededRandom } from '../../tests/faults/seeded-random.ts'
import { applyEdit, applyEdits, type Edit, placeOf } from './edit.ts'
import { bloksIn, findBlok } from './find-blok.ts'
import { isDone } from './is-done.ts'

const text = (uid: string, fields: object = {}): RawBlok => ({ _uid: uid, component: 'text', ...fields })

/** root: body [ hero, row: content [ left, right ], note ] */
const home: RawBlok = {
  _uid: 'root',
  component: 'page',
  title: 'Start',
  body: [text('hero', { words: 'Hallo' }), { _uid: 'row', component: 'row', content: [text('left'), text('right')] }, text('note')],
}
const inBody = (after?: string) => ({ parent: 'root', field: 'body', after })
const inRow = (after?: string) => ({ parent: 'row', field: 'content', after })
const done = (edit: Edit, content = home) => {
  const edited = applyEdit(content, edit)
  if (!edited) throw new Error(`${edit.verb} was not possible`)
  return edited
}
const uids = (content: RawBlok) => [...bloksIn(content)].map(({ _uid }) => _uid).join(' ')

describe('a verb and its inverse', () => {
  const edits: [string, Edit, (content: RawBlok) => unknown, unknown][] = [
    [
      'sets a field',
      { verb: 'set', uid: 'hero', field: 'words', value: 'Hei', was: 'Hallo' },
      (c) => findBlok(c, 'hero')?.blok.words,
      'Hei',
    ],
    [
      'takes a field away',
      { verb: 'set', uid: 'hero', field: 'words', value: undefined, was: 'Hallo' },
      (c) => findBlok(c, 'hero')?.blok,
      text('hero'),
    ],
    ['inserts at the start', { verb: 'insert', blok: text('new'), to: inBody() }, uids, 'root new hero row left right note'],
    ['inserts behind another', { verb: 'insert', blok: text('new'), to: inRow('left') }, uids, 'root hero row left new right note'],
    [
      'inserts into a field that was not there',
      { verb: 'insert', blok: text('new'), to: { parent: 'note', field: 'content', after: undefined } },
      uids,
      'root hero row left right note new',
    ],
    ['removes with what is inside', { verb: 'remove', uid: 'row' }, uids, 'root hero note'],
    ['moves among siblings', { verb: 'move', uid: 'hero', to: inBody('note') }, uids, 'root row left right note hero'],
    ['moves to another list', { verb: 'move', uid: 'left', to: inBody('hero') }, uids, 'root hero left row right note'],
    [
      'moves into a field that was not there',
      { verb: 'move', uid: 'row', to: { parent: 'note', field: 'content', after: undefined } },
      uids,
      'root hero note row left right',
    ],
    [
      'replaces',
      { verb: 'replace', uid: 'row', blok: text('other'), was: findBlok(home, 'row')?.blok ?? home },
      uids,
      'root hero other note',
    ],
    ['replaces the root', { verb: 'replace', uid: 'root', blok: text('root'), was: home }, uids, 'root'],
  ]
  it.each(edits)('%s', (_, edit, look, expected) => {
    const { content, inverse } = done(edit)
    expect(look(content)).toEqual(expected)
    expect(isDone(content, edit)).toBe(true)
    expect(isDone(home, edit)).toBe(false)
    const back = done(inverse, content)
    expect(back.content).toEqual(home)
    expect(back).not.toHaveProperty('overwrote')
    expect(done(back.inverse, back.content).content).toEqual(content)
  })

  it('leaves a field as empty as it was', () => {
    for (const empty of ['', null, []]) {
      const note = { ...text('note'), content: empty }
      const { content, inverse } = done(
        { verb: 'insert', blok: text('new'), to: { parent: 'note', field: 'content', after: undefined } },
        note,
      )
      // What is kept for later is JSON.
      expect(done(JSON.parse(JSON.stringify(inverse)), content).content).toStrictEqual(note)
    }
  })
})

it('shares with the text before all that an edit does not touch', () => {
  const { content } = done({ verb: 'set', uid: 'left', field: 'words', value: 'a', was: undefined })
  const [hero, row, note] = content.body as RawBlok[]
  const [hadHero, hadRow, hadNote] = home.body as RawBlok[]
  expect([hero === hadHero, note === hadNote, row === hadRow]).toEqual([true, true, false])
  expect(findBlok(content, 'right')?.blok).toBe(findBlok(home, 'right')?.blok)
})

describe('what is impossible answers undefined', () => {
  const edits: [string, Edit][] = [
    ['a blok that has gone', { verb: 'set', uid: 'gone', field: 'words', value: 'a', was: 'b' }],
    ['its uid', { verb: 'set', uid: 'hero', field: '_uid', value: 'a', was: 'hero' }],
    ['its component', { verb: 'set', uid: 'hero', field: 'component', value: 'a', was: 'text' }],
    ['a list with a blok that stands elsewhere', { verb: 'set', uid: 'row', field: 'content', value: [text('hero')], was: [] }],
    ['a uid that is there', { verb: 'insert', blok: text('left'), to: inBody() }],
    ['a uid inside that is there', { verb: 'insert', blok: { ...text('new'), content: [text('left')] }, to: inBody() }],
    ['a parent that has gone', { verb: 'insert', blok: text('new'), to: { ...inBody(), parent: 'gone' } }],
    ['a field with a text', { verb: 'insert', blok: text('new'), to: { ...inBody(), field: 'title' } }],
    ['removing the root', { verb: 'remove', uid: 'root' }],
    ['removing what has gone', { verb: 'remove', uid: 'gone' }],
    ['moving into itself', { verb: 'move', uid: 'row', to: inRow() }],
    ['moving into what it holds', { verb: 'move', uid: 'row', to: { parent: 'left', field: 'content', after: undefined } }],
    ['moving behind itself', { verb: 'move', uid: 'hero', to: inBody('hero') }],
    ['moving the root', { verb: 'move', uid: 'root', to: inRow() }],
    ['moving into a text', { verb: 'move', uid: 'hero', to: { ...inBody(), field: 'title' } }],
    ['replacing by what stands elsewhere', { verb: 'replace', uid: 'row', blok: text('note'), was: home }],
  ]
  it.each(edits)('%s', (_, edit) => expect(applyEdit(home, edit)).toBeUndefined())

  it('and leaves the other edits of an intent', () => {
    const { done, inverses } = applyEdits(home, [
      { verb: 'remove', uid: 'gone' },
      { verb: 'remove', uid: 'hero' },
    ])
    expect(done).toEqual([{ verb: 'remove', uid: 'hero', was: text('hero', { words: 'Hallo' }) }])
    expect(inverses).toHaveLength(1)
  })
})

describe('overwrote', () => {
  const changed = done({ verb: 'set', uid: 'left', field: 'words', value: 'theirs', was: undefined }).content
  const row = findBlok(home, 'row')?.blok ?? home
  it('is what somebody else has set meanwhile', () => {
    expect(done({ verb: 'set', uid: 'left', field: 'words', value: 'mine', was: undefined }, changed).overwrote).toBe('theirs')
    expect(done({ verb: 'set', uid: 'left', field: 'tone', value: 'mine', was: undefined }, changed)).not.toHaveProperty('overwrote')
  })
  it('is the blok in which they have, when it is removed or replaced', () => {
    const theirs = findBlok(changed, 'row')?.blok
    expect(done({ verb: 'remove', uid: 'row', was: row }, changed).overwrote).toBe(theirs)
    expect(done({ verb: 'replace', uid: 'row', blok: text('new'), was: row }, changed).overwrote).toBe(theirs)
  })
  it('is where they have moved it', () => {
    const move: Edit = { verb: 'move', uid: 'note', to: inBody(), was: inBody('row') }
    expect(done(move)).not.toHaveProperty('overwrote')
    const moved = done({ verb: 'move', uid: 'note', to: inRow('left') }).content
    expect(done(move, moved).overwrote).toEqual(inRow('left'))
    const without = done({ verb: 'remove', uid: 'row' }).content
    expect(done(move, without)).not.toHaveProperty('overwrote')
  })
  it('is nothing where only keys have another order, or our own file another origin', () => {
    const picture = { filename: '/f/52681/a.jpg', alt: 'Karte' }
    const content = text('root', { picture })
    const was = { alt: 'Karte', title: undefined, filename: 'https://studio.example.org/f/52681/a.jpg' }
    expect(done({ verb: 'set', uid: 'root', field: 'picture', value: 'a', was }, content)).not.toHaveProperty('overwrote')
    const other = { ...was, filename: 'https://studio.example.org/f/52681/b.jpg' }
    expect(done({ verb: 'set', uid: 'root', field: 'picture', value: 'a', was: other }, content)).toHaveProperty('overwrote')
  })
})

it('random edits are taken back to the same text, by inverses that were kept as JSON', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seededRandom(seed)
    let made = 0
    const fresh = () => `${seed}-${made++}`
    let content = home
    const inverses: Edit[] = []
    for (let step = 0; step < 60; step++) {
      const edited = applyEdits(content, [randomEdit(content, { random, fresh })])
      content = edited.content
      inverses.unshift(...edited.inverses)
      const all = [...bloksIn(content)].map(({ _uid }) => _uid)
      expect(new Set(all).size).toBe(all.length)
    }
    expect(inverses.length).toBeGreaterThan(20)
    for (const inverse of JSON.parse(JSON.stringify(inverses)) as Edit[]) {
      const back = done(inverse, content)
      expect([seed, inverse, back.overwrote]).toEqual([seed, inverse, undefined])
      content = back.content
    }
    expect(content).toEqual(home)
  }
})

it('says where a blok stands', () => {
  expect(placeOf(home, 'right')?.to).toEqual(inRow('left'))
  expect(placeOf(home, 'root')).toBeUndefined()
})
