import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { type Desk, openDesks, until } from '../../tests/test-desk.ts'
import { rootPage } from '../../tests/test-stories.ts'
import type { StorySession } from './story-session.ts'

const text = (uid: string, words: string): RawBlok => ({ _uid: uid, component: 'page_headline', headline: words })
const inBody = (after?: string) => ({ parent: 'root', field: 'body', after })

let desks: Awaited<ReturnType<typeof openDesks>>
let ada: Desk
let bo: Desk
let id: number
let mine: StorySession
let theirs: StorySession

beforeEach(async () => {
  desks = await openDesks()
  ada = await desks.desk('Ada')
  bo = await desks.desk('Bo')
  id = (await desks.create('home', { content: rootPage({ body: [text('a', 'Eins'), text('b', 'Zwei')] }) })).id
  mine = await ada.open(id)
  theirs = await bo.open(id)
  ada.sent()
})

const words = (session: StorySession, uid: string) => findBlok(session.state().content, uid)?.blok.headline
const onServer = async (uid: string) => findBlok((await desks.onServer(id)).content, uid)?.blok.headline
const type = (session: StorySession, uid: string, value: string) => session.setField(uid, 'headline', value, words(session, uid))
const bodyOf = ({ body }: Record<string, unknown>) => (body as RawBlok[]).map(({ _uid }) => _uid).join(' ')
const notices = (session: StorySession) => session.state().notices.map((notice) => notice.type)

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

describe('two people', () => {
  it('are merged where they wrote in different places', async () => {
    type(theirs, 'b', 'Bo')
    theirs.edit([{ verb: 'insert', blok: text('c', 'Bo'), to: inBody() }])
    await theirs.save()
    type(mine, 'a', 'Ada')
    mine.edit([{ verb: 'move', uid: 'b', to: inBody() }])
    await mine.save()
    await theirs.refresh()
    const { content } = await desks.onServer(id)
    expect([mine.state().content, theirs.state().content]).toEqual([content, content])
    expect([bodyOf(content), words(mine, 'a'), words(mine, 'b')]).toEqual(['b c a', 'Ada', 'Bo'])
    expect([notices(mine), notices(theirs)]).toEqual([['others-saved'], []])
  })

  it('are told when both wrote a field; both texts are among the versions, and undo brings theirs back', async () => {
    type(theirs, 'a', 'Bo')
    await theirs.save()
    type(mine, 'a', 'Ada')
    await mine.save()
    expect(mine.state().notices).toContainEqual({ type: 'both-wrote', uid: 'a', field: 'headline', theirs: 'Bo' })
    expect(await onServer('a')).toBe('Ada')
    const texts = (await desks.versions(id)).map(({ status, content }) => `${status} ${findBlok(content as RawBlok, 'a')?.blok.headline}`)
    expect(texts).toEqual(['update Ada', 'refused Ada', 'update Bo', 'create Eins'])
    expect(mine.undo()).toBe(true)
    expect(words(mine, 'a')).toBe('Bo')
  })

  it('are not told when both wrote the same', async () => {
    type(theirs, 'a', 'same')
    await theirs.save()
    type(mine, 'a', 'same')
    await mine.save()
    expect(notices(mine)).toEqual([])
  })

  it('are told of a blok that has gone under them, and the text is kept', async () => {
    theirs.edit([{ verb: 'remove', uid: 'a' }])
    await theirs.save()
    type(mine, 'a', 'in vain')
    await mine.save()
    expect(notices(mine)).toEqual(['others-saved', 'lost-place'])
    expect(mine.state()).toMatchObject({ save: 'saved', history: { past: [] } })
    const refused = (await desks.versions(id)).find(({ status }) => status === 'refused')
    expect(findBlok(refused?.content as RawBlok, 'a')?.blok.headline).toBe('in vain')
  })

  it('do not remove what the other is working in', async () => {
    type(theirs, 'a', 'Bo works here')
    await theirs.save()
    mine.edit([{ verb: 'remove', uid: 'a' }])
    await mine.save()
    expect(mine.state().notices).toContainEqual({ type: 'not-removed', uids: ['a'] })
    expect([await onServer('a'), words(mine, 'a'), mine.undo()]).toEqual(['Bo works here', 'Bo works here', false])
  })

  it('see what the other saved without a word when they have nothing to merge', async () => {
    type(theirs, 'a', 'Bo')
    await theirs.save()
    const { body } = mine.state().content as { body?: RawBlok[] }
    await mine.refresh()
    expect([words(mine, 'a'), notices(mine), body?.length]).toEqual(['Bo', [], 2])
  })

  it('never undo the other’s work', async () => {
    type(mine, 'a', 'Ada')
    mine.edit([{ verb: 'insert', blok: text('c', 'Ada'), to: inBody('b') }])
    mine.edit([{ verb: 'move', uid: 'b', to: inBody() }])
    await mine.save()
    await theirs.refresh()
    theirs.edit([{ verb: 'move', uid: 'b', to: inBody('c') }])
    type(theirs, 'c', 'Bo')
    type(theirs, 'a', 'Bo')
    await theirs.save()
    await mine.refresh()
    expect([mine.undo(), mine.undo(), mine.undo(), mine.undo()]).toEqual([false, false, false, false])
    expect(mine.state().content).toEqual((await desks.onServer(id)).content)
    expect(notices(mine)).toEqual(['not-undone'])
  })

  it('keep the order of requests: a reading that is late shows no old text', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    ada.line.fate = (method) => (method === 'GET' ? promise : undefined)
    const refreshed = mine.refresh()
    type(mine, 'a', 'Ada')
    const saved = mine.save()
    resolve(undefined)
    await Promise.all([refreshed, saved])
    expect([words(mine, 'a'), await onServer('a'), mine.state().save, notices(mine)]).toEqual(['Ada', 'Ada', 'saved', []])
  })

  it('go on after a publish, a new name or a restored version came by another way', async () => {
    type(mine, 'a', 'Ada')
    mine.accept(await ada.client.saveStory(id, { name: 'Neu' }))
    await mine.save()
    expect(mine.state()).toMatchObject({ save: 'saved', notices: [], story: { name: 'Neu' } })
    expect(await onServer('a')).toBe('Ada')
    expect((await desks.versions(id)).map(({ status }) => status)).toEqual(['update', 'update', 'create'])
  })
})

describe('undo and redo', () => {
  it('take back a word, not a letter, and a command as a whole', () => {
    for (const word of ['E', 'Ei', 'Ein']) {
      type(mine, 'a', word)
      ada.clock.pass(200)
    }
    ada.clock.pass(3_000)
    type(mine, 'a', 'Ein W')
    mine.edit([
      { verb: 'remove', uid: 'a' },
      { verb: 'remove', uid: 'b' },
    ])
    const seen = [bodyOf(mine.state().content)]
    const look = () => seen.push(`${bodyOf(mine.state().content)} ${words(mine, 'a') ?? ''}`)
    for (const step of [mine.undo, mine.undo, mine.undo, mine.redo, mine.redo, mine.redo]) {
      expect(step()).toBe(true)
      look()
    }
    expect(seen).toEqual(['', 'a b Ein W', 'a b Ein', 'a b Eins', 'a b Ein', 'a b Ein W', ' '])
    expect(mine.redo()).toBe(false)
  })

  it('go back over what was saved, and save that', async () => {
    type(mine, 'a', 'Ada')
    await mine.save()
    type(mine, 'a', 'Ada L')
    await mine.save()
    mine.undo()
    await mine.save()
    expect(await onServer('a')).toBe('Eins')
  })

  it('survive a reload and a crash, redo too', async () => {
    type(mine, 'a', 'Ada')
    mine.edit([{ verb: 'remove', uid: 'b' }])
    mine.undo()
    await mine.save()
    ada.crash()
    mine = await ada.open(id)
    expect([mine.redo(), bodyOf(mine.state().content)]).toEqual([true, 'a'])
    expect([mine.undo(), mine.undo(), mine.undo()]).toEqual([true, true, false])
    expect([words(mine, 'a'), bodyOf(mine.state().content)]).toEqual(['Eins', 'a b'])
  })

  it('are not stopped by a picture whose address the service has shortened', async () => {
    mine.setField('a', 'image', { filename: 'http://localhost:3001/f/52681/a.jpg' }, undefined)
    await mine.save()
    expect(mine.undo()).toBe(true)
    expect(findBlok(mine.state().content, 'a')?.blok).toEqual(text('a', 'Eins'))
  })
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
