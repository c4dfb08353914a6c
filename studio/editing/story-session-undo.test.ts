import { beforeEach, describe, expect, it } from 'vitest'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { bodyOf, notices, openSharedStory, type SharedStory, text, type, words } from '../../tests/shared-story.ts'
import type { Desk } from '../../tests/test-desk.ts'
import type { StorySession } from './story-session.ts'

let ada: Desk
let id: number
let mine: StorySession
let theirs: StorySession
let onServer: SharedStory['onServer']

beforeEach(async () => {
  ;({ ada, id, mine, theirs, onServer } = await openSharedStory())
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

  it('take a restored version back as one step, and what was done before it after that', async () => {
    type(mine, 'a', 'Ada')
    mine.edit([{ verb: 'remove', uid: 'b' }])
    await mine.save()
    const [first] = (await ada.client.versions(id)).items.slice(-1)
    await mine.restore(() => ada.client.restoreVersion(id, first?.id ?? 0))
    const seen = [`${bodyOf(mine.state().content)} ${words(mine, 'a')}`]
    for (const step of [mine.undo, mine.undo, mine.redo, mine.redo]) {
      expect(step()).toBe(true)
      seen.push(`${bodyOf(mine.state().content)} ${words(mine, 'a')}`)
    }
    expect(seen).toEqual(['a b Eins', 'a Ada', 'a b Ada', 'a Ada', 'a b Eins'])
    mine.undo()
    await mine.save()
    expect(await onServer('a')).toBe('Ada')
  })

  it('leave a restored version alone in which somebody else has worked', async () => {
    type(mine, 'a', 'Ada')
    await mine.save()
    const [first] = (await ada.client.versions(id)).items.slice(-1)
    await mine.restore(() => ada.client.restoreVersion(id, first?.id ?? 0))
    await theirs.refresh()
    type(theirs, 'b', 'Bo')
    await theirs.save()
    await mine.refresh()
    expect([mine.undo(), words(mine, 'b'), notices(mine)]).toEqual([false, 'Bo', ['not-undone']])
  })

  it('are not stopped by a picture whose address the service has shortened', async () => {
    mine.setField('a', 'image', { filename: 'http://localhost:3001/f/52681/a.jpg' }, undefined)
    await mine.save()
    expect(mine.undo()).toBe(true)
    expect(findBlok(mine.state().content, 'a')?.blok).toEqual(text('a', 'Eins'))
  })
})
