import { beforeEach, describe, expect, it } from 'vitest'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { notices, text, type, words } from '../../tests/shared-story.ts'
import { type Desk, openDesks, until } from '../../tests/test-desk.ts'
import { rootPage } from '../../tests/test-stories.ts'
import type { StorySession } from './story-session.ts'

let desks: Awaited<ReturnType<typeof openDesks>>
let ada: Desk
let bo: Desk
let id: number
let release: number

beforeEach(async () => {
  desks = await openDesks()
  ada = await desks.desk('Ada')
  bo = await desks.desk('Bo')
  id = (await desks.create('home', { content: rootPage({ body: [text('a', 'Eins'), text('b', 'Zwei')] }) })).id
  release = (await desks.manage('POST', 'releases', { release: { name: 'Advent' } })).body.release.id
})

const inRelease = async (uid: string) =>
  findBlok((await desks.manage('GET', `stories/${id}?release_id=${release}`)).body.story.content, uid)?.blok.headline
const ofStory = async (uid: string) => findBlok((await desks.onServer(id)).content, uid)?.blok.headline

/** What Ada types while there is no line is kept, and not saved until her clock goes on. */
async function withoutLine(sessions: readonly StorySession[], work: () => void): Promise<void> {
  ada.line.fate = () => 'lost'
  work()
  ada.clock.pass(10_000)
  for (const session of sessions) await until(session, 'offline')
  ada.line.fate = () => undefined
}

describe('a session of a text in a release', () => {
  it('begins with the story’s text and saves into the release alone', async () => {
    const mine = await ada.open(id, release)
    expect(words(mine, 'a')).toBe('Eins')
    expect((await desks.manage('GET', `releases/${release}`)).body.release.stories).toEqual([])
    type(mine, 'a', 'Advent')
    await mine.save()
    await until(mine, 'saved')
    expect([await inRelease('a'), await ofStory('a')]).toEqual(['Advent', 'Eins'])
    type(mine, 'b', 'Auch')
    await mine.save()
    expect([await inRelease('a'), await inRelease('b')]).toEqual(['Advent', 'Auch'])
  })

  it('of two people, overwrites nothing unseen', async () => {
    const mine = await ada.open(id, release)
    const theirs = await bo.open(id, release)
    type(mine, 'a', 'Adas')
    type(theirs, 'b', 'Bos')
    await mine.save()
    await theirs.save()
    await until(theirs, 'saved')
    expect([await inRelease('a'), await inRelease('b')]).toEqual(['Adas', 'Bos'])
    expect([words(theirs, 'a'), words(theirs, 'b')]).toEqual(['Adas', 'Bos'])
    type(mine, 'b', 'Adas b')
    await mine.save()
    await until(mine, 'saved')
    expect(mine.state().notices.map((notice) => notice.type)).toContain('both-wrote')
    expect(await inRelease('b')).toBe('Adas b')
    expect((await desks.versions(id)).some(({ status }) => status === 'refused')).toBe(true)
  })

  it('keeps what is not saved apart from the story’s own, over a crash', async () => {
    const own = await ada.open(id)
    const text = await ada.open(id, release)
    await withoutLine([own, text], () => {
      type(own, 'a', 'Eigenes')
      type(text, 'a', 'Im Advent')
    })
    ada.crash()
    const textAgain = await ada.open(id, release)
    await textAgain.save()
    expect([await inRelease('a'), await ofStory('a')]).toEqual(['Im Advent', 'Eins'])
    const ownAgain = await ada.open(id)
    await ownAgain.save()
    expect([await inRelease('a'), await ofStory('a')]).toEqual(['Im Advent', 'Eigenes'])
    textAgain.undo()
    expect([words(textAgain, 'a'), words(ownAgain, 'a')]).toEqual(['Eins', 'Eigenes'])
  })

  it('does not settle a conflict by saving on', async () => {
    const mine = await ada.open(id, release)
    type(mine, 'a', 'Advent')
    await mine.save()
    await desks.manage('PUT', `stories/${id}`, { story: { content: rootPage({ title: 'Seither' }) } })
    type(mine, 'b', 'Weiter')
    await mine.save()
    await until(mine, 'saved')
    expect((await desks.manage('GET', `releases/${release}`)).body.release.conflicts).toHaveLength(1)
  })
})

const endings: [end: 'live' | 'deleted', doIt: () => Promise<unknown>][] = [
  ['live', () => desks.manage('PUT', `releases/${release}`, { do_release: true })],
  ['deleted', () => desks.manage('DELETE', `releases/${release}`)],
]

describe.each(endings)('what is written in a text while its release is made %s', (end, doIt) => {
  beforeEach(async () => {
    await desks.manage('PUT', `stories/${id}`, { story: { content: rootPage({ body: [text('a', 'Alt'), text('b', 'Zwei')] }) } })
    await desks.manage('PUT', `stories/${id}`, {
      story: { content: rootPage({ body: [text('a', 'Advent'), text('b', 'Zwei'), text('c', 'Neu')] }) },
      release_id: release,
    })
  })

  it('is kept, with the reason, and goes on in the story itself', async () => {
    const mine = await ada.open(id, release)
    await doIt()
    type(mine, 'b', 'Seither')
    await mine.save()
    expect(mine.state()).toMatchObject({ save: `release-${end}`, notices: [] })
    expect(await ofStory('b')).toBe('Zwei')
    await mine.close()
    const own = await ada.open(id)
    expect(own.state().notices).toContainEqual({ type: 'from-release', end })
    await until(own, 'saved')
    expect([await ofStory('a'), await ofStory('b')]).toEqual([end === 'live' ? 'Advent' : 'Alt', 'Seither'])
    await own.close()
    expect(notices(await ada.open(id))).toEqual([])
  })

  it('goes on in the story after a crash, too, and what has no place there is told and kept', async () => {
    const mine = await ada.open(id, release)
    await withoutLine([mine], () => {
      type(mine, 'c', 'Nur im Release')
      type(mine, 'b', 'Beides')
    })
    ada.crash()
    await doIt()
    await expect(ada.open(id, release)).rejects.toThrow('has gone live, or was deleted')
    const own = await ada.open(id)
    await until(own, 'saved')
    expect(await ofStory('b')).toBe('Beides')
    if (end === 'live') expect(await ofStory('c')).toBe('Nur im Release')
    else {
      expect(notices(own)).toContain('lost-place')
      const kept = (await desks.versions(id)).find(({ status }) => status === 'refused')
      expect(JSON.stringify(kept?.content)).toContain('Nur im Release')
    }
  })

  it('is left to another tab that still has it open, and to a release that is to come', async () => {
    const mine = await ada.open(id, release)
    await withoutLine([mine], () => type(mine, 'b', 'Im Advent'))
    const own = await ada.open(id)
    expect([words(own, 'b'), notices(own)]).toEqual(['Zwei', []])
    await doIt()
    await mine.save()
    expect(mine.state()).toMatchObject({ save: `release-${end}`, pending: [{ value: 'Im Advent' }] })
    expect(notices(await ada.open(id))).toEqual([])
  })
})
