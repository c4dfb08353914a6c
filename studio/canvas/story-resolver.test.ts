import { expect, it, vi } from 'vitest'
import type { Story, StoryInList } from '../management/answers.ts'
import { createStoryResolver } from './story-resolver.ts'

it('marks the bloks of a story it puts in as that story’s own', async () => {
  const listed = { id: 9, uuid: 'u-9', name: 'Karte' } as StoryInList
  const story = { ...listed, content: { _uid: 'inner', component: 'card' } } as unknown as Story
  const onRead = vi.fn()
  const client = { allStories: async () => [listed], story: async () => story }
  const resolve = createStoryResolver({ client, spaceId: 1, onRead })
  const page = { _uid: 'root', component: 'page', card: 'u-9' }
  const resolving = { relations: ['page.card'], links: false }

  expect(resolve(page, resolving)).toMatchObject({ card: 'u-9' })
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  expect(resolve(page, resolving)).toMatchObject({ card: { content: { _editable: expect.stringContaining('"uid": "inner", "id": "9"') } } })
})
