import { expect, it } from 'vitest'
import type { Asset, Story, StoryInList } from '../management/answers.ts'
import { OlderVersionError } from '../management/management-error.ts'
import { readReplacements, saveReplacements } from './replace-in-stories.ts'

const rose = '/f/1/rose.svg'
const by = { id: 2, filename: '/f/1/lily.svg' } as Asset

/** Stories with a picture each; 3 can't be read, 4 was saved by somebody else. */
function openSpace() {
  const list = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Seite ${id}` }) as StoryInList)
  const saved: { id: number; filename: unknown; base_version_id: unknown }[] = []
  const client = {
    allStories: async (query: object = {}) => {
      expect(query).toEqual({ reference_search: rose, story_only: true })
      return list
    },
    async story(id: number) {
      if (id === 3) throw new Error('Das darfst du nicht.')
      const filename = id === 2 ? '/f/1/other.svg' : rose
      const content = { _uid: 'r', component: 'page', image: { filename } }
      return { id, name: `Seite ${id}`, content, current_version_id: id === 5 ? null : id * 10 } as unknown as Story
    },
    async saveStory(id: number, { content, base_version_id }: { content?: object; base_version_id?: number | null }) {
      if (id === 4) throw new OlderVersionError()
      saved.push({ id, filename: (content as { image: Asset }).image.filename, base_version_id })
      return { id } as Story
    },
  }
  return { client, saved, parts: { client, filename: rose, by, origin: 'http://studio' } }
}

it('reads what will change before anything does, and says what can’t be read', async () => {
  const { parts, saved } = openSpace()
  const progress: number[][] = []
  const { changing, onlyPublished, unread } = await readReplacements(parts, (...now) => progress.push(now))
  expect(changing.map(({ story, count }) => [story.id, count])).toEqual([
    [1, 1],
    [4, 1],
    [5, 1],
  ])
  expect(onlyPublished.map(({ id }) => id)).toEqual([2])
  expect(unread).toMatchObject([{ story: { id: 3 }, error: { message: 'Das darfst du nicht.' } }])
  expect(progress.at(-1)).toEqual([5, 5])
  expect(saved).toEqual([])
})

it('saves each on the version that was read, and goes on after one that is refused', async () => {
  const { parts, saved } = openSpace()
  const { changing } = await readReplacements(parts, () => {})
  const replaced = await saveReplacements(parts, changing, () => {})
  expect(saved).toEqual([
    { id: 1, filename: '/f/1/lily.svg', base_version_id: 10 },
    { id: 5, filename: '/f/1/lily.svg', base_version_id: null },
  ])
  expect(replaced.saved.map(({ id }) => id)).toEqual([1, 5])
  expect(replaced.failed).toMatchObject([{ story: { id: 4 }, error: { status: 409 } }])
})
