import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStories, rootPage as page } from '../../../tests/test-stories.ts'
import { thinVersions, thinVersionsLater } from '../thin-versions.ts'

const always = { from: new Date(0), until: new Date('2090-01-01T00:00:00Z') }

// Each test has a later day, for ids only ever grow.
let day = 1
const at = (time: string) => vi.setSystemTime(`2030-01-${String(day).padStart(2, '0')}T${time}:00Z`)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('08:00')
})
afterEach(() => {
  day += 1
  vi.useRealTimers()
})

/** A story with ways to save it and to see its versions. */
async function openStory() {
  const studio = await openStories()
  const { id } = await studio.create('a', { content: page({ title: 'Anfang' }) })
  const save = async (title: string, { token, ...sent }: { token?: string; base_version_id?: number } = {}) => {
    const { status, body } = await studio.manage('PUT', `stories/${id}`, { story: { content: page({ title }), ...sent } }, token)
    return { status, version: body.story?.current_version_id }
  }
  const titles = async () => {
    const { body } = await studio.manage('GET', `story_versions?by_story_id=${id}&show_content=1&per_page=100`)
    return body.story_versions.map((version: { content: { title: string } }) => version.content.title)
  }
  return { ...studio, id, save, titles }
}

describe('the versions of a story', () => {
  it('keep the last save of each hour once it is long ago', async () => {
    const { database, save, titles } = await openStory()
    for (const [time, title] of Object.entries({ '09:10': 'K', '09:20': 'Ka', '10:59': 'Kar', '11:00': 'Kart', '11:01': 'Karte' })) {
      at(time)
      await save(title)
    }
    const until = new Date()
    expect(await thinVersions(database, { ...always, until })).toBe(1)
    expect(await titles()).toEqual(['Karte', 'Kart', 'Kar', 'Ka', 'Anfang'])
    at('12:00')
    expect(await thinVersions(database, { from: until, until: new Date() })).toBe(1)
    expect(await titles()).toEqual(['Karte', 'Kar', 'Ka', 'Anfang'])
    expect(await thinVersions(database, always)).toBe(0)
  })

  it('keep the last save of each hour after the clock was ahead: ids count on from there', async () => {
    const { database, save, titles } = await openStory()
    const today = day
    day += 2
    at('08:00')
    await save('Übermorgen')
    day = today
    for (const [time, title] of Object.entries({ '09:10': 'Neun', '09:20': 'Neun Uhr', '10:10': 'Zehn', '11:10': 'Elf' })) {
      at(time)
      await save(title)
    }
    expect(await thinVersions(database, { ...always, until: new Date() })).toBe(1)
    expect(await titles()).toEqual(['Elf', 'Zehn', 'Neun Uhr', 'Übermorgen', 'Anfang'])
    expect(await thinVersions(database, always)).toBe(0)
    day += 2
  })

  it('keep the last save of each person, and of each story', async () => {
    const { database, create, join, manage, save, titles } = await openStory()
    const { token } = await join({ email: 'grace@example.org', name: 'Grace', role: 'admin' })
    const other = await create('b')
    await save('Adas')
    await save('Graces', { token })
    await manage('PUT', `stories/${other.id}`, { story: { name: 'B' } })
    expect(await thinVersions(database, always)).toBe(0)
    await save('Adas, noch einmal')
    expect(await thinVersions(database, always)).toBe(1)
    expect(await titles()).toEqual(['Adas, noch einmal', 'Graces', 'Anfang'])
  })

  it('keep the last save of a text beside a later one of a pin alone: by that a release knows that the text has changed', async () => {
    const { database, id, manage, save, titles } = await openStory()
    await save('Eins')
    for (const pinned of [true, false]) await manage('PUT', `stories/${id}`, { story: { pinned } })
    expect(await thinVersions(database, always)).toBe(1)
    expect(await titles()).toEqual(['Eins', 'Eins', 'Anfang'])
    const { versions } = (await manage('GET', `stories/${id}/versions`)).body
    expect(versions.map(({ event }: { event: string }) => event)).toEqual(['settings', 'update', 'create'])
  })

  it('keep all that was published, restored or refused', async () => {
    const { database, id, manage, save, titles } = await openStory()
    const { version } = await save('Eins')
    await manage('GET', `stories/${id}/publish`)
    await save('Zwei')
    await manage('GET', `stories/${id}/restore_with?version=${version}`)
    expect((await save('Drei', { base_version_id: version })).status).toBe(409)
    await save('Vier')
    await thinVersions(database, always)
    expect(await titles()).toEqual(['Vier', 'Drei', 'Eins', 'Eins', 'Anfang'])
  })

  it('are not there where their text was let go, but still tell who edits it that it is old', async () => {
    const { database, id, manage, save } = await openStory()
    const { version } = await save('Eins')
    await save('Zwei')
    await thinVersions(database, always)
    expect((await manage('GET', `stories/${id}/compare?version=${version}`)).status).toBe(404)
    expect((await manage('GET', `stories/${id}/restore_with?version=${version}`)).status).toBe(404)
    expect((await save('Drei', { base_version_id: version })).status).toBe(409)
  })

  it('are thinned while the program runs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    at('08:00')
    const { database, save, titles } = await openStory()
    const errors: Error[] = []
    const stop = thinVersionsLater({ database, days: 7, onError: (error) => errors.push(error) })
    // One that comes while the one before is at work is left out.
    const thinnedTo = (expected: string[]) =>
      vi.waitFor(async () => {
        vi.advanceTimersByTime(600_000)
        expect(await titles()).toEqual(expected)
      })
    const daysLater = (days: number) => {
      day += days
      at('08:00')
    }
    await save('Eins')
    await save('Zwei')
    daysLater(2)
    await save('Drei')
    await save('Vier')
    daysLater(6)
    await thinnedTo(['Vier', 'Drei', 'Zwei', 'Anfang'])
    daysLater(2)
    await thinnedTo(['Vier', 'Zwei', 'Anfang'])
    stop()
    expect(errors).toEqual([])
  })
})
