import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as blocks from '../../../registry.ts'
import { languageProblems } from '../../../runtime/language-problems.ts'
import { createRegistry } from '../../../runtime/registry.ts'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { page } from '../test-content.ts'
import { doDue, doWhenDue } from './do-due.ts'

const registry = createRegistry(blocks)
const fail = (error: Error) => {
  throw error
}
const content = page({ title: 'Seite', body: [] })

async function openScheduled() {
  const studio = await openTestStudio()
  const parts = {
    store: studio.store,
    findProblems: async (json: string, languages: readonly string[]) => languageProblems(json, languages, registry),
    onError: fail,
  }
  const create = async (story: object) =>
    (await studio.manage('POST', 'stories', { story: { name: 'A', slug: 'a', content, ...story } })).body.story
  const read = async (id: number) => (await studio.manage('GET', `stories/${id}`)).body.story
  return { ...studio, create, read, at: (time: string) => doDue(parts, new Date(time)), parts }
}

describe('a scheduled story', () => {
  it('that came due while nobody ran is published as soon as somebody does', async () => {
    const { create, read, parts, database } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00' })
    await database.kysely.updateTable('stories').set({ publish_at: '2020-05-01T06:00:00.000Z' }).where('id', '=', id).execute()
    // No later look may find it.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(doWhenDue(parts))
    await expect.poll(async () => (await read(id)).published).toBe(true)
  })

  it('is published at its time, and taken offline at the other', async () => {
    const { create, read, at } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00', expire_at: '2030-05-10T00:00:00+02:00' })
    expect(await read(id)).toMatchObject({
      publish_at: '2030-05-01T06:00:00.000Z',
      expire_at: '2030-05-09T22:00:00.000Z',
      is_scheduled: true,
    })
    expect(await at('2030-05-01T05:59:59Z')).toBe(0)
    expect(await at('2030-05-01T06:00:00Z')).toBe(1)
    expect(await read(id)).toMatchObject({ published: true, publish_at: null, is_scheduled: false })
    expect(await at('2030-05-10T12:00:00Z')).toBe(1)
    expect(await read(id)).toMatchObject({ published: false, expire_at: null })
    expect(await at('2030-05-11T00:00:00Z')).toBe(0)
  })

  it('is as its last save left it, and tells whoever keeps pages', async () => {
    const { create, manage, read, at, store } = await openScheduled()
    const told: string[] = []
    const { id } = await create({ publish_at: '2030-05-01 08:00' })
    await manage('PUT', `stories/${id}`, { story: { content: { ...content, title: 'Neu' } } })
    store.onChange(({ action }) => told.push(action))
    await at('2030-06-01T00:00:00Z')
    expect(told).toEqual(['published'])
    expect(await read(id)).toMatchObject({ unpublished_changes: false, content: { title: 'Neu' } })
    expect((await manage('GET', 'activities?key_like=story.publish')).body.activities).toMatchObject([{ user: null }])
  })

  it('catches up on what came due while nothing ran, in its order', async () => {
    const { create, read, at } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00', expire_at: '2030-05-02 08:00' })
    expect(await at('2031-01-01T00:00:00Z')).toBe(2)
    expect(await read(id)).toMatchObject({ published: false, first_published_at: expect.any(String) })
  })

  it.each([
    ['is saved while it is checked', async (save: () => Promise<unknown>) => void (await save())],
    ['can’t be checked at the moment', () => Promise.reject(new Error('The thread is away.'))],
  ])('that %s is published at the next look, and not taken offline before', async (_, hinder) => {
    const { create, manage, read, at, parts } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00', expire_at: '2030-05-02 08:00' })
    const other = (await create({ slug: 'b', publish_at: '2030-05-01 09:00' })).id
    const save = () => manage('PUT', `stories/${id}`, { story: { content: { ...content, title: 'Neu' } } })
    let isFirst = true
    const findProblems: typeof parts.findProblems = async (json, languages) => {
      const hinders = isFirst
      isFirst = false
      if (hinders) await hinder(save)
      return parts.findProblems(json, languages)
    }
    expect(await doDue({ ...parts, findProblems }, new Date('2031-01-01T00:00:00Z'))).toBe(1)
    expect((await read(other)).published).toBe(true)
    expect(await at('2031-01-01T00:00:05Z')).toBe(2)
    expect(await read(id)).toMatchObject({ published: false, publish_at: null, expire_at: null, first_published_at: expect.any(String) })
  })

  it('says nothing new where a tool sends it with times that have been done since', async () => {
    const { create, manage, read, at } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00', expire_at: '2030-05-02 08:00' })
    const times = { publish_at: '2020-05-01T06:00:00.000Z', expire_at: '2020-05-02T06:00:00.000Z' }
    await at('2030-05-01T06:00:00Z')
    await manage('PUT', `stories/${id}`, { story: { ...(await read(id)), ...times, content: { ...content, title: 'Unfertig' } } })
    expect(await read(id)).toMatchObject({
      published: true,
      unpublished_changes: true,
      publish_at: null,
      expire_at: '2030-05-02T06:00:00.000Z',
    })
    await manage('PUT', `stories/${id}`, { story: { expire_at: null } })
    await manage('PUT', `stories/${id}`, { story: times, publish: 1 })
    expect(await at(new Date().toISOString())).toBe(0)
    expect(await read(id)).toMatchObject({ published: true, publish_at: null, expire_at: null })
  })

  it('with something wrong in it is not published, and it is kept that this was so', async () => {
    const { create, manage, read, at } = await openScheduled()
    const { id } = await create({ publish_at: '2030-05-01 08:00', content: { ...content, title: '' } })
    expect(await at('2030-06-01T00:00:00Z')).toBe(0)
    expect(await read(id)).toMatchObject({ published: false, publish_at: null, problems: [{ field: 'title' }] })
    expect((await manage('GET', 'activities?key_like=story.publish_refused')).body.activities).toHaveLength(1)
  })

  it('is published once, however many look for what is due at the same moment', async () => {
    const { database, at, create } = await openScheduled()
    for (let index = 0; index < 20; index++) await create({ slug: `a${index}`, publish_at: '2030-01-01 08:00' })
    const done = await Promise.all([at('2030-02-01T00:00:00Z'), at('2030-02-01T00:00:00Z'), at('2030-02-01T00:00:00Z')])
    expect(done.reduce((sum, count) => sum + count)).toBe(20)
    expect(await database.kysely.selectFrom('story_versions').select('id').where('event', '=', 'publish').execute()).toHaveLength(20)
  })
})
