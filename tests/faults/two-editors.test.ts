import { expect, it } from 'vitest'
import { bloksIn, findBlok } from '../../runtime/edits/find-blok.ts'
import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Notice, StorySession } from '../../studio/editing/story-session.ts'
import { type Desk, openDesks } from '../test-desk.ts'
import { randomEdit, textBlok } from './random-edit.ts'
import { seededRandom } from './seeded-random.ts'

const operations = process.env.FAULTS_ALL ? 10_000 : 600
/** A page that grows no further than people let it. */
const mostBloks = 80

/** What a person has done, as they saw it: the last word on every field, and which bloks came and went. */
interface Record {
  added: Map<string, string>
  removed: Set<string>
  written: Map<string, { writers: Set<string>; value: unknown }>
  told: Set<string>
}

const uidsOf = (content: RawBlok) => [...bloksIn(content)].map(({ _uid }) => _uid)
const fieldsOf = ({ _uid, component, ...fields }: RawBlok) =>
  Object.entries(fields).filter(
    ([, value]) => !(Array.isArray(value) && value.some((item) => typeof item === 'object')) && value !== undefined,
  )

function note(record: Record, who: string, before: RawBlok, after: RawBlok): void {
  const old = new Map([...bloksIn(before)].map((blok) => [blok._uid, blok]))
  for (const blok of bloksIn(after)) {
    const was = old.get(blok._uid)
    old.delete(blok._uid)
    if (!was) record.added.set(blok._uid, who)
    const now = Object.fromEntries(fieldsOf(blok))
    const then = was ? Object.fromEntries(fieldsOf(was)) : {}
    for (const field of new Set([...Object.keys(now), ...Object.keys(then)])) {
      if (field === 'body' || field === 'content' || now[field] === then[field]) continue
      const key = `${blok._uid}.${field}`
      const writers = record.written.get(key)?.writers ?? new Set()
      record.written.set(key, { writers: writers.add(who), value: now[field] })
    }
  }
  for (const uid of old.keys()) record.removed.add(uid)
}

/** What somebody was told that it has not become of. */
function noteTold(record: Record, notices: readonly Notice[]): void {
  for (const notice of notices) {
    if (notice.type !== 'lost-place') continue
    for (const edit of notice.edits) {
      if (edit.verb === 'set') record.told.add(`${edit.uid}.${edit.field}`)
      if (edit.verb === 'insert' || edit.verb === 'replace') {
        for (const blok of bloksIn(edit.blok)) {
          record.told.add(blok._uid)
          for (const [field] of fieldsOf(blok)) record.told.add(`${blok._uid}.${field}`)
        }
      }
    }
  }
}

function editor(name: string, desk: Desk, session: StorySession, record: Record, random: () => number) {
  let made = 0
  const fresh = () => `${name}-${made++}`
  let seen: readonly Notice[] = []
  const listen = () =>
    session.subscribe(() => {
      noteTold(
        record,
        session.state().notices.filter((notice) => !seen.includes(notice)),
      )
      seen = session.state().notices
    })
  listen()
  const act = (action: () => unknown) => {
    const before = session.state().content
    action()
    note(record, name, before, session.state().content)
  }
  const edit = () => {
    const { content } = session.state()
    const isFull = uidsOf(content).length > mostBloks
    act(() => {
      const one = randomEdit(content, { random: isFull ? () => 0.6 + random() * 0.4 : random, fresh })
      session.edit([one], one.verb === 'set' ? `${one.uid}.${one.field}` : undefined)
    })
  }
  return {
    desk,
    state: () => session.state(),
    save: () => session.save(),
    refresh: () => session.refresh(),
    edit,
    undo: () => act(() => session.undo()),
    async operate(id: number) {
      const chance = random()
      if (chance < 0.72) edit()
      else if (chance < 0.82) act(() => session.undo())
      else if (chance < 0.88) act(() => session.redo())
      else if (chance < 0.96) await (random() < 0.5 ? session.save() : void session.save())
      else if (chance < 0.993) void session.refresh()
      else {
        desk.clock.pass(250)
        desk.crash()
        desk.line.fate = () => undefined
        session = await desk.open(id)
        fail()
        seen = []
        noteTold(record, session.state().notices)
        listen()
      }
      desk.clock.pass(Math.floor(random() * 400))
    },
    fail,
  }
  function fail() {
    desk.line.fate = () => {
      const chance = random()
      return chance < 0.15 ? 'lost' : chance < 0.25 ? 'unheard' : undefined
    }
  }
}

it(`two people who edit one story over a bad line end with the same story, and nothing is lost, in ${operations} operations`, async () => {
  const desks = await openDesks()
  const { id } = await desks.create('both', { content: { ...textBlok('root', 'Start'), body: [] } })
  const record: Record = { added: new Map(), removed: new Set(), written: new Map(), told: new Set() }
  const people = await Promise.all(
    ['Ada', 'Bo'].map(async (name, index) => {
      const desk = await desks.desk(name)
      return editor(name, desk, await desk.open(id), record, seededRandom(index + 1))
    }),
  )
  const [ada, bo] = people
  if (!ada || !bo) throw new Error('Two people are there.')
  const random = seededRandom(99)

  for (const person of people) person.fail()
  for (let step = 0; step < operations; step++) await (random() < 0.5 ? ada : bo).operate(id)

  const quiet = async () => {
    for (const { desk } of people) desk.line.fate = () => undefined
    for (let round = 0; round < 3; round++) for (const person of people) await person.save()
    for (const person of people) await person.refresh()
    for (const person of people) expect(person.state()).toMatchObject({ save: 'saved', pending: [] })
    const { content } = await desks.onServer(id)
    expect(ada.state().content).toEqual(content)
    expect(bo.state().content).toEqual(content)
    return content as RawBlok
  }
  const expectNothingLost = (content: RawBlok, whose: (name: string) => boolean) => {
    const uids = uidsOf(content)
    expect(new Set(uids).size).toBe(uids.length)
    let checked = 0
    for (const [uid, name] of record.added) {
      if (!whose(name) || record.removed.has(uid) || record.told.has(uid)) continue
      expect([uid, uids.includes(uid)]).toEqual([uid, true])
      checked++
    }
    for (const [key, { writers, value }] of record.written) {
      const [uid = '', field = ''] = key.split('.')
      const blok = findBlok(content, uid)?.blok
      const isSoleWork = writers.size === 1 && [...writers].every(whose)
      if (!blok || !isSoleWork || record.told.has(key) || record.removed.has(uid)) continue
      expect([key, blok[field]]).toEqual([key, value])
      checked++
    }
    return checked
  }

  const content = await quiet()
  expect(record.added.size).toBeGreaterThan(operations / 20)
  // How much there is to look for hangs on which answers came in time; there is always something.
  expect(expectNothingLost(content, () => true)).toBeGreaterThan(0)

  // What Ada does alone is taken back to the letter.
  for (let step = 0; step < 100; step++) ada.edit()
  while (ada.state().history.past.length > 0 && !isSame(ada.state().content, content)) ada.undo()
  expect(ada.state().content).toEqual(content)

  // Then all she ever did, and Bo's work stays.
  while (ada.state().history.past.length > 0) ada.undo()
  expectNothingLost(await quiet(), (name) => name === 'Bo')
}, 1_800_000)
