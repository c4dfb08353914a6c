import { describe, expect, it } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { doDue } from './do-due.ts'

async function openSchedulings() {
  const studio = await openStories()
  const { manage, store } = studio
  const schedule = async (story_id: number, publish_at: string) =>
    (await manage('POST', 'story_schedulings', { story_scheduling: { story_id, publish_at, language: '' } })).body.story_scheduling
  const list = async (query = '') => (await manage('GET', `story_schedulings${query}`)).body.story_schedulings
  const publishAt = async (id: number) => (await manage('GET', `stories/${id}`)).body.story.publish_at
  const fail = (error: Error) => {
    throw error
  }
  const at = (time: string, problems: object[] = []) =>
    doDue({ store, findProblems: async () => problems as never, onError: fail }, new Date(time))
  return { ...studio, schedule, list, publishAt, at }
}

describe('a story scheduling', () => {
  it('is the time of its story, made, changed and deleted here', async () => {
    const { create, schedule, list, publishAt, manage, admin } = await openSchedulings()
    const { id } = await create('a')
    const made = await schedule(id, '2030-05-01 08:00')
    expect(made).toMatchObject({
      story_id: id,
      publish_at: '2030-05-01T06:00:00.000Z',
      status: 'scheduled',
      user_id: admin.id,
      language: '',
    })
    expect(await publishAt(id)).toBe('2030-05-01T06:00:00.000Z')

    const story_scheduling = { publish_at: '2031-05-01T06:00:00.000Z' }
    expect((await manage('PUT', `story_schedulings/${made.id}`, { story_scheduling })).body.story_scheduling.id).toBe(made.id)
    expect(await publishAt(id)).toBe('2031-05-01T06:00:00.000Z')

    const { body } = await manage('DELETE', `story_schedulings/${made.id}`)
    expect(body.story_scheduling).toMatchObject({ status: 'deleted', deleted_at: expect.any(String) })
    expect(await publishAt(id)).toBe(null)
    expect(await list('?by_status=scheduled')).toEqual([])
    expect(await list()).toHaveLength(1)
    expect((await manage('PUT', `story_schedulings/${made.id}`, { story_scheduling })).status).toBe(422)
  })

  it('follows the story’s own publish_at', async () => {
    const { create, list, manage } = await openSchedulings()
    const { id } = await create('a', { publish_at: '2030-05-01 08:00' })
    const [made] = await list()
    await manage('PUT', `stories/${id}`, { story: { publish_at: '2030-06-01 08:00' } })
    expect(await list()).toMatchObject([{ id: made.id, publish_at: '2030-06-01T06:00:00.000Z', status: 'scheduled' }])
    await manage('PUT', `stories/${id}`, { story: { name: 'B' } })
    expect(await list()).toMatchObject([{ status: 'scheduled' }])
    await manage('PUT', `stories/${id}`, { story: { publish_at: '' } })
    expect(await list()).toMatchObject([{ id: made.id, status: 'deleted' }])
  })

  it('tells what became of it', async () => {
    const { create, schedule, list, at, manage } = await openSchedulings()
    const [due, early, gone, wrong] = await Promise.all(['a', 'b', 'c', 'd'].map((slug) => create(slug)))
    await schedule(due.id, '2030-01-01 08:00')
    for (const { id } of [early, gone]) await schedule(id, '2040-01-01 08:00')
    await manage('GET', `stories/${early.id}/publish`)
    await manage('DELETE', `stories/${gone.id}`)
    await at('2030-01-02T00:00:00Z')
    await schedule(wrong.id, '2035-01-01 08:00')
    await at('2036-01-01T00:00:00Z', [{ type: 'unknown-component', path: '', component: 'x', known: [] }])
    const statuses = (await list()).map(({ story_id, status }: { story_id: number; status: string }) => [story_id, status])
    expect(Object.fromEntries(statuses)).toEqual({
      [due.id]: 'schedule_published',
      [early.id]: 'published_before_schedule',
      [gone.id]: 'deleted',
      [wrong.id]: 'invalid_story',
    })
  })

  it('is one a story, of one that there is, and for who may publish it', async () => {
    const { create, folder, schedule, manage, join } = await openSchedulings()
    const { id } = await create('a')
    const { id: folderId } = await folder('f')
    const made = await schedule(id, '2030-05-01 08:00')
    const send = (story_scheduling: object) => manage('POST', 'story_schedulings', { story_scheduling })
    expect((await send({ story_id: id, publish_at: '2030-05-01' })).status).toBe(422)
    expect((await send({ story_id: id, publish_at: '2030-05-01 08:00' })).body).toHaveProperty('story_id')
    expect((await send({ story_id: folderId, publish_at: '2030-05-01 08:00' })).body).toHaveProperty('story_id')
    expect((await send({ story_id: 5, publish_at: '2030-05-01 08:00' })).status).toBe(404)
    expect((await send({ story_id: id, publish_at: '2030-05-01 08:00', language: 'fr' })).body).toHaveProperty('language')
    expect((await manage('GET', 'story_schedulings/5')).status).toBe(404)
    const tom = await join({ email: 'tom@example.org', name: 'Tom', role: 'custom' })
    expect((await manage('DELETE', `story_schedulings/${made.id}`, undefined, tom.token)).status).toBe(403)
    expect((await create('b', { content: rootPage() })).publish_at).toBe(null)
  })
})
