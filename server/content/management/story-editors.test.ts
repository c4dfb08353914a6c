import { expect, it, onTestFinished } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

type Studio = Awaited<ReturnType<typeof openStories>>

/** Opens a story as the studio does; answers the next event of a name, and the way to leave. */
async function openStory({ studioProgram, admin }: Studio, id: number, token = admin.token, query = '') {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await studioProgram.request(`http://localhost:3001/v1/spaces/52681/stories/${id}/editors${query}`, {
    headers: { authorization: token },
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (event: string): Promise<unknown> => {
    for (;;) {
      const found = new RegExp(`event: ${event}\ndata: (.*)\n\n`).exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return JSON.parse(found[1] ?? '')
      }
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return 'the end'
      text += value
    }
  }
  return { response, next, leave: () => reader?.cancel() }
}

it('shows people who have a story open to each other, and what either saved', async () => {
  const studio = await openStories()
  const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'editor' })
  const { id, current_version_id } = await studio.create('home')
  const hers = await openStory(studio, id)
  expect(hers.response.headers.get('content-type')).toBe('text/event-stream')
  const ada = { id: studio.admin.id, name: 'Ada' }
  expect([await hers.next('editors'), await hers.next('version')]).toEqual([[ada], { current_version_id }])

  const his = await openStory(studio, id, bo.token)
  const both = [ada, { id: bo.id, name: 'Bo' }].sort((a, b) => a.id - b.id)
  expect([await hers.next('editors'), await his.next('editors')]).toEqual([both, both])

  const body = { story: { content: rootPage({ title: 'Neu' }) } }
  const saved = await studio.manage('PUT', `stories/${id}`, body, bo.token)
  expect(await hers.next('version')).toEqual({ current_version_id: saved.body.story.current_version_id })

  await his.leave()
  expect(await hers.next('editors')).toEqual([ada])
})

it('tells once that somebody has put the story into the trash, and that it is back', async () => {
  const studio = await openStories()
  const { id, current_version_id } = await studio.create('home')
  const hers = await openStory(studio, id)
  expect(await hers.next('version')).toEqual({ current_version_id })
  await studio.manage('DELETE', `stories/${id}`)
  expect(await hers.next('gone')).toEqual({})
  const back = await studio.manage('PUT', `stories/${id}/undelete`, {})
  expect(back.status).toBe(200)
  expect(await hers.next('version')).not.toEqual({ current_version_id })
})

it('of a text in a release, tells of that text and of who has it open', async () => {
  const studio = await openStories()
  const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'editor' })
  const { id, current_version_id } = await studio.create('home')
  const { release } = (await studio.manage('POST', 'releases', { release: { name: 'Advent' } })).body
  const body = { story: { content: rootPage({ title: 'Im Advent' }) }, release_id: release.id }
  const first = (await studio.manage('PUT', `stories/${id}`, body)).body.story
  const hers = await openStory(studio, id, undefined, `?release_id=${release.id}`)
  const his = await openStory(studio, id, bo.token)
  expect(await hers.next('editors')).toEqual([{ id: studio.admin.id, name: 'Ada' }])
  expect(await his.next('editors')).toEqual([{ id: bo.id, name: 'Bo' }])
  expect(await hers.next('version')).toEqual({ current_version_id: first.text_version_id })
  expect(await his.next('version')).toEqual({ current_version_id })
  const second = (await studio.manage('PUT', `stories/${id}`, body, bo.token)).body.story
  expect(await hers.next('version')).toEqual({ current_version_id: second.text_version_id })
})

it('is open to one person twenty times, and then to others', async () => {
  const studio = await openStories()
  const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'editor' })
  const { id } = await studio.create('home')
  const asked = await Promise.all(Array.from({ length: 21 }, () => openStory(studio, id)))
  const opened = asked.filter(({ response }) => response.ok)
  await Promise.all(opened.map(({ next }) => next('version')))
  const refused = await studio.manage('GET', `stories/${id}/editors`)
  expect([opened.length, refused.status, refused.body.error]).toEqual([20, 429, expect.stringContaining('Too many stories are open')])
  expect(await (await openStory(studio, id, bo.token)).next('version')).toBeDefined()
})

it.each([
  ['the person is deleted', ({ manage }: Studio, { id }: { id: number }) => manage('DELETE', `collaborators/${id}`)],
  [
    'their token is ended',
    ({ database }: Studio, { id }: { id: number }) => database.kysely.deleteFrom('personal_tokens').where('person_id', '=', id).execute(),
  ],
])('tells nothing more, and ends, once %s', async (_, end) => {
  const studio = await openStories()
  const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'editor' })
  const { id } = await studio.create('home')
  const his = await openStory(studio, id, bo.token)
  await his.next('version')
  await end(studio, bo)
  await studio.manage('PUT', `stories/${id}`, { story: { content: rootPage({ title: 'Danach' }) } })
  expect(await his.next('version')).toBe('the end')
})

it('ends when the studio stops', async () => {
  const studio = await openStories()
  const { id } = await studio.create('home')
  const hers = await openStory(studio, id)
  await hers.next('version')
  studio.stop()
  expect(await hers.next('version')).toBe('the end')
  expect(await studio.database.kysely.selectFrom('story_editors').selectAll().execute()).toEqual([])
})

it('answers in the vendor’s form where there is no such story, or nobody is signed in', async () => {
  const studio = await openStories()
  expect(await studio.manage('GET', 'stories/4711/editors')).toMatchObject({ status: 404, body: ['This record could not be found'] })
  expect((await studio.manage('GET', 'stories/4711/editors', undefined, 'wrong')).status).toBe(401)
})

it('is open to nobody who asks for its head alone', async () => {
  const { studioProgram, admin, ...studio } = await openStories()
  const { id } = await studio.create('home')
  const path = `http://localhost:3001/v1/spaces/52681/stories/${id}/editors`
  for (let times = 0; times < 20; times++) {
    const { status, headers } = await studioProgram.request(path, { method: 'HEAD', headers: { authorization: admin.token } })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  }
  const { next } = await openStory({ studioProgram, admin, ...studio }, id)
  expect(await next('version')).not.toBe('the end')
})
