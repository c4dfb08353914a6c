import { expect, it } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import type { Renderer } from '../../pages/renderer.ts'

/** The thread that knows the blocks is down. */
const down = async () => {
  throw new Error('It killed its thread.')
}
const renderer: Renderer = {
  page: down,
  drawAhead: down,
  missing: down,
  draft: down,
  draftData: down,
  weigh: down,
  unavailable: down,
  findProblems: down,
  gallery: down,
  example: down,
  contentChanged: () => {},
}

it('content that can’t be checked just now is kept, and not published', async () => {
  const { manage } = await openTestStudio({ renderer })
  const content = { _uid: 'root', component: 'page', title: 'Seite', body: [] }
  const made = await manage('POST', 'stories', { story: { name: 'A', slug: 'a', content }, publish: 1 })
  expect([made.status, made.body.problems]).toEqual([
    422,
    [{ path: 'content', field: '', message: expect.stringContaining('nicht geprüft') }],
  ])
  const [story] = (await manage('GET', 'stories')).body.stories
  expect((await manage('GET', `stories/${story.id}`)).body.story).toMatchObject({ content, published: false })
  expect((await manage('GET', `stories/${story.id}/publish`)).status).toBe(422)
})
