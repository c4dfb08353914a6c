import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, inBody, notices, openSharedStory, type SharedStory, text, type, words } from '../../tests/shared-story.ts'
import { type Desk, until } from '../../tests/test-desk.ts'
import type { StorySession } from './story-session.ts'

let desks: SharedStory['desks']
let ada: Desk
let bo: Desk
let id: number
let mine: StorySession
let theirs: StorySession
let onServer: SharedStory['onServer']

beforeEach(async () => {
  ;({ desks, ada, bo, id, mine, theirs, onServer } = await openSharedStory())
})

describe('saving', () => {
  it('comes by itself when nobody has typed for a while, once', async () => {
    for (const word of ['E', 'Ei', 'Ein']) {
      type(mine, 'a', word)
      ada.clock.pass(300)
    }
    expect([mine.state().save, mine.state().pending.length, ada.sent()]).toEqual(['changed', 1, ''])
    ada.clock.pass(800)
    await until(mine, 'saved')
    expect([await onServer('a'), mine.state().pending, ada.sent()]).toEqual(['Ein', [], 'PUT'])
  })

  it('is not needed for what stands there already, which could write over somebody else', async () => {
    type(theirs, 'a', 'theirs')
    await theirs.save()
    type(mine, 'a', 'Eins')
    expect([mine.state().pending, mine.state().history.past]).toEqual([[], []])
    await mine.refresh()
    expect([words(mine, 'a'), await onServer('a')]).toEqual(['theirs', 'theirs'])
  })

  it('comes when the story is left', async () => {
    type(mine, 'a', 'mine')
    await mine.close()
    expect(await onServer('a')).toBe('mine')
  })

  it('does not wait for the end of those who never stop', async () => {
    for (let letters = 1; letters <= 12; letters++) {
      type(mine, 'a', 'x'.repeat(letters))
      ada.clock.pass(500)
    }
    await vi.waitFor(async () => expect(await onServer('a')).toMatch(/^x+$/))
  })

  it('sends behind it what was edited meanwhile', async () => {
    type(mine, 'a', 'one')
    ada.line.fate = () => {
      ada.line.fate = () => undefined
      type(mine, 'a', 'one two')
      mine.edit([{ verb: 'insert', blok: text('c', 'new'), to: inBody('b') }])
      return undefined
    }
    await mine.save()
    expect(mine.state()).toMatchObject({ save: 'saved', pending: [], notices: [] })
    const { content } = await desks.onServer(id)
    expect(content).toEqual(mine.state().content)
    expect([bodyOf(content), await onServer('a')]).toEqual(['a b c', 'one two'])
  })

  it('waits for a line, and goes on by itself', async () => {
    ada.line.fate = () => 'lost'
    type(mine, 'a', 'kept')
    await mine.save()
    expect(mine.state().save).toBe('offline')
    type(mine, 'b', 'too')
    expect(mine.state().save).toBe('offline')
    ada.line.fate = () => undefined
    ada.clock.pass(5_000)
    await until(mine, 'saved')
    expect([await onServer('a'), await onServer('b'), notices(mine)]).toEqual(['kept', 'too', []])
  })

  it.each([
    ['Bo has saved nothing', false],
    ['Bo has saved on top of it', true],
  ])('knows what was saved though the answer was lost, and %s', async (_, boSaves) => {
    type(mine, 'a', 'mine')
    mine.edit([
      { verb: 'insert', blok: text('c', 'new'), to: inBody('b') },
      { verb: 'remove', uid: 'b' },
    ])
    ada.line.fate = (method) => (method === 'PUT' ? 'unheard' : undefined)
    await mine.save()
    expect(mine.state().save).toBe('offline')
    if (boSaves) {
      await theirs.refresh()
      type(theirs, 'a', 'then Bo')
      theirs.edit([{ verb: 'remove', uid: 'c' }])
      await theirs.save()
    }
    ada.line.fate = () => undefined
    await mine.save()
    expect(mine.state()).toMatchObject({ save: 'saved', notices: [], pending: [] })
    const { content } = await desks.onServer(id)
    expect(mine.state().content).toEqual(content)
    expect([bodyOf(content), await onServer('a')]).toEqual(boSaves ? ['a', 'then Bo'] : ['a c', 'mine'])
    expect((await desks.versions(id)).filter(({ status }) => status === 'refused')).toEqual([])
  })

  it('takes an answer that somebody else’s save has overtaken for what it is', async () => {
    type(mine, 'a', 'mine')
    const { studioProgram } = desks
    const request = studioProgram.request.bind(studioProgram)
    // Bo saves between Ada's write and the reading of her answer.
    studioProgram.request = async (...parts: Parameters<typeof request>) => {
      studioProgram.request = request
      await request(...parts)
      await theirs.refresh()
      type(theirs, 'b', 'then Bo')
      await theirs.save()
      return request(`http://localhost:3001/v1/spaces/52681/stories/${id}`, { headers: { authorization: desks.admin.token } })
    }
    await mine.save()
    expect(words(mine, 'b')).toBe('then Bo')
    type(mine, 'a', 'mine again')
    await mine.save()
    expect([await onServer('a'), await onServer('b')]).toEqual(['mine again', 'then Bo'])
  })

  it('does not lose a word to being signed out', async () => {
    ada.line.fate = () => Response.json({ error: 'Unauthorized' }, { status: 401 })
    type(mine, 'a', 'mine')
    await mine.save()
    expect([mine.state().save, mine.state().pending.length]).toEqual(['signed-out', 1])
    ada.line.fate = () => undefined
    await mine.save()
    expect([mine.state().save, await onServer('a')]).toEqual(['saved', 'mine'])
  })

  it('says why it was refused and keeps the text', async () => {
    ada.line.fate = () => Response.json({ name: ['is too long'] }, { status: 422 })
    type(mine, 'a', 'mine')
    await mine.save()
    await mine.save()
    expect(mine.state()).toMatchObject({ save: 'refused', notices: [{ type: 'refused', message: 'name is too long' }] })
    ada.line.fate = () => undefined
    type(mine, 'a', 'mine!')
    ada.clock.pass(800)
    await until(mine, 'saved')
    expect(await onServer('a')).toBe('mine!')
  })

  it('tries again where the service has failed, and where an answer broke off or makes no sense', async () => {
    const answers = [new Response('no', { status: 500 }), new Response('{"story":', { status: 200 }), Response.json({ story: 1 })]
    ada.line.fate = () => answers.shift()
    type(mine, 'a', 'mine')
    await mine.save()
    for (let tries = 0; tries < 8; tries++) {
      ada.clock.pass(5_000)
      await mine.save()
    }
    expect([mine.state().save, await onServer('a')]).toEqual(['saved', 'mine'])
  })

  it('keeps what was written to a story that has been deleted, until it is back', async () => {
    await desks.manage('DELETE', `stories/${id}`)
    type(mine, 'a', 'mine')
    await mine.save()
    expect(mine.state()).toMatchObject({ save: 'gone', pending: [{ value: 'mine' }] })
    await desks.manage('PUT', `stories/${id}/undelete`)
    await mine.save()
    expect([mine.state().save, await onServer('a')]).toEqual(['saved', 'mine'])
  })

  it('of a story that was only seeded does not overwrite who was first', async () => {
    await desks.store.database.kysely.updateTable('stories').set({ version_id: null }).where('id', '=', id).execute()
    ;[mine, theirs] = [await ada.open(id), await bo.open(id)]
    type(theirs, 'b', 'Bo')
    await theirs.save()
    type(mine, 'a', 'Ada')
    await mine.save()
    expect([await onServer('a'), await onServer('b')]).toEqual(['Ada', 'Bo'])
  })
})
