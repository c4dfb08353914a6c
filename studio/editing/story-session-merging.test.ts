import { beforeEach, describe, expect, it } from 'vitest'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { bodyOf, inBody, notices, openSharedStory, type SharedStory, text, type, words } from '../../tests/shared-story.ts'
import type { Desk } from '../../tests/test-desk.ts'
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
