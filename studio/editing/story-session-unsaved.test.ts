import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { bodyOf, inBody, notices, openSharedStory, type SharedStory, text, type, words } from '../../tests/shared-story.ts'
import { type Desk, until } from '../../tests/test-desk.ts'
import type { StorySession } from './story-session.ts'

let desks: SharedStory['desks']
let ada: Desk
let id: number
let mine: StorySession
let theirs: StorySession
let onServer: SharedStory['onServer']

beforeEach(async () => {
  ;({ desks, ada, id, mine, theirs, onServer } = await openSharedStory())
})

describe('what is not saved', () => {
  it('outlives a crash, but for the last quarter of a second', async () => {
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'kept')
    mine.edit([{ verb: 'insert', blok: text('c', 'kept'), to: inBody('b') }])
    ada.clock.pass(250)
    ada.crash()
    ada.line.fate = () => undefined
    mine = await ada.open(id)
    expect([words(mine, 'a'), words(mine, 'c'), notices(mine)]).toEqual(['kept', 'kept', []])
    await mine.save()
    expect([await onServer('a'), await onServer('c')]).toEqual(['kept', 'kept'])
  })

  it('is written down when the page goes', async () => {
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'kept')
    void mine.save()
    ada.crash()
    ada.line.fate = () => undefined
    expect(words(await ada.open(id), 'a')).toBe('kept')
  })

  it('is not done twice when it had been saved just before the crash', async () => {
    ada.line.fate = (method) => (method === 'PUT' ? 'unheard' : undefined)
    mine.edit([
      { verb: 'insert', blok: text('c', 'new'), to: inBody('b') },
      { verb: 'remove', uid: 'a' },
    ])
    type(mine, 'b', 'Ada')
    await mine.save()
    ada.crash()
    ada.line.fate = () => undefined
    mine = await ada.open(id)
    await mine.save()
    const { content } = await desks.onServer(id)
    expect([bodyOf(content), await onServer('b'), mine.state().content, notices(mine)]).toEqual(['b c', 'Ada', content, []])
    expect((await desks.versions(id)).map(({ status }) => status)).toEqual(['update', 'create'])
  })

  it('is nobody else’s when its save arrives after the next session has begun', async () => {
    const [old, next] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    ada.line.fate = (method) => (method === 'PUT' ? old.promise : undefined)
    type(mine, 'a', 'Ada')
    void mine.save()
    const isSent = () => vi.waitFor(() => expect(ada.sent()).toContain('PUT'))
    await isSent()
    ada.crash()
    ada.line.fate = (method) => (method === 'PUT' ? next.promise : undefined)
    mine = await ada.open(id)
    await isSent()
    mine.undo()
    old.resolve(undefined)
    await vi.waitFor(async () => expect(await onServer('a')).toBe('Ada'))
    ada.line.fate = () => undefined
    next.resolve(undefined)
    await mine.save()
    expect([await onServer('a'), mine.state().pending, notices(mine)]).toEqual(['Eins', [], []])
  })

  it('is merged after a crash with what others have saved, and kept where it has no place', async () => {
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'in vain')
    type(mine, 'b', 'Ada')
    ada.clock.pass(250)
    ada.crash()
    theirs.edit([{ verb: 'remove', uid: 'a' }])
    await theirs.save()
    ada.line.fate = () => undefined
    mine = await ada.open(id)
    await mine.save()
    expect([await onServer('a'), await onServer('b'), notices(mine)]).toEqual([undefined, 'Ada', ['others-saved', 'lost-place']])
    const refused = (await desks.versions(id)).find(({ status }) => status === 'refused')
    expect(findBlok(refused?.content as RawBlok, 'a')?.blok.headline).toBe('in vain')
  })

  it('of two tabs outlives both', async () => {
    const other = await ada.open(id)
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'tab one')
    type(other, 'b', 'tab two')
    ada.clock.pass(250)
    ada.crash()
    ada.line.fate = () => undefined
    mine = await ada.open(id)
    await mine.save()
    expect([await onServer('a'), await onServer('b')]).toEqual(['tab one', 'tab two'])
    expect(mine.state().content).toEqual((await desks.onServer(id)).content)
  })

  it('of a tab that is still open stays its own', async () => {
    ada.line.fate = (method) => (method === 'PUT' ? 'lost' : undefined)
    type(mine, 'a', 'tab one')
    ada.clock.pass(250)
    const other = await ada.open(id)
    expect([words(other, 'a'), other.state().pending, other.undo()]).toEqual(['Eins', [], false])
  })

  it('is taken up in the same tab once the story can be reached again', async () => {
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'kept')
    await mine.close()
    await expect(ada.open(id)).rejects.toThrow('cannot be reached')
    ada.line.fate = () => undefined
    mine = await ada.open(id)
    expect(words(mine, 'a')).toBe('kept')
    await mine.save()
    expect(await onServer('a')).toBe('kept')
  })

  it('has room before what can be taken back', async () => {
    const long = 'x'.repeat(2_000)
    for (const letter of ['1', '2', '3']) {
      type(mine, 'a', long + letter)
      ada.clock.pass(3_000)
      await mine.save()
    }
    ada.storage.room = 4_500
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'kept')
    ada.clock.pass(250)
    expect(notices(mine)).toEqual([])
    ada.crash()
    ada.line.fate = () => undefined
    expect(words(await ada.open(id), 'a')).toBe('kept')
  })

  it('is told when there is no room at all, and saved all the same', async () => {
    ada.storage.room = 10
    type(mine, 'a', 'mine')
    ada.clock.pass(250)
    expect(notices(mine)).toEqual(['not-kept'])
    ada.clock.pass(800)
    await until(mine, 'saved')
    expect(await onServer('a')).toBe('mine')
  })
})
