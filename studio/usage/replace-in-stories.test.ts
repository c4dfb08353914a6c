import { expect, it } from 'vitest'
import type { Asset, Story, StoryInList } from '../management/answers.ts'
import { ManagementError, OlderVersionError } from '../management/management-error.ts'
import { type ReplacingParts, readReplacements, saveReplacements } from './replace-in-stories.ts'

const rose = '/f/1/rose.svg'
const by = { id: 2, filename: '/f/1/lily.svg' } as Asset

const page = (filename: string) => ({ _uid: 'r', component: 'page', image: { filename } })

/** Stories with a picture each; 3 can't be read, 4 was saved by somebody else; 6 has it in the release alone, 2 on what is published. */
function openSpace() {
  const listed = (id: number) => ({ id, name: `Seite ${id}`, published: true }) as StoryInList
  const saved: { id: number; release?: number; filename: unknown; version: unknown }[] = []
  const filenameIn = (content: object | undefined) => (content as { image: Asset }).image.filename
  const winter = { id: 7, name: 'Winter', released: false }
  const past = { id: 8, name: 'Herbst', released: true }
  const client: ReplacingParts['client'] = {
    async allStories(query = {}) {
      if (query.by_ids) return query.by_ids.split(',').map((id) => listed(Number(id)))
      expect(query).toEqual({ reference_search: rose, story_only: true })
      return [1, 2, 3, 4, 5, 6].map(listed)
    },
    async story(id) {
      if (id === 3) throw new Error('Das darfst du nicht.')
      const content = page(id === 2 || id === 6 ? '/f/1/other.svg' : rose)
      return { ...listed(id), content, current_version_id: id === 5 ? null : id * 10 } as unknown as Story
    },
    publishedContent: async (id) => page(id === 2 ? rose : '/f/1/other.svg'),
    async saveStory(id, { content, base_version_id }) {
      if (id === 4) throw new OlderVersionError()
      saved.push({ id, filename: filenameIn(content), version: base_version_id })
      return listed(id) as Story
    },
    releases: async () => [winter, past],
    async release(id) {
      expect(id).toBe(7)
      return { ...winter, stories: [{ story_id: 1 }, { story_id: 6 }], conflicts: [] }
    },
    async storyInRelease(id) {
      const content = page(id === 6 ? rose : '/f/1/other.svg')
      return { ...listed(id), content, current_version_id: id * 10, text_version_id: id * 100 } as unknown as Story
    },
    async saveInRelease(id, release, { content, text_version_id }) {
      saved.push({ id, release, filename: filenameIn(content), version: text_version_id })
      return listed(id) as Story
    },
    versions: () => Promise.reject(new Error('Not asked for.')),
  }
  return { client, saved, parts: { client, filename: rose, by, origin: 'http://studio' } }
}

it('reads what will change before anything does, and says what can’t be read', async () => {
  const { parts, saved } = openSpace()
  const progress: number[][] = []
  const { changing, onlyPublished, unread } = await readReplacements(parts, (...now) => progress.push(now))
  expect(changing.map(({ story, release, count }) => [story.id, release?.name, count])).toEqual([
    [1, undefined, 1],
    [4, undefined, 1],
    [5, undefined, 1],
    [6, 'Winter', 1],
  ])
  expect(onlyPublished.map(({ story }) => story.id)).toEqual([2])
  expect(unread).toMatchObject([{ story: { id: 3 }, error: { message: 'Das darfst du nicht.' } }])
  expect(progress.at(-1)).toEqual([8, 8])
  expect(saved).toEqual([])
})

it('saves each on the version that was read, and goes on after one that is refused', async () => {
  const { parts, saved } = openSpace()
  const { changing } = await readReplacements(parts, () => {})
  const replaced = await saveReplacements(parts, changing, () => {})
  expect(saved).toEqual([
    { id: 1, filename: '/f/1/lily.svg', version: 10 },
    { id: 5, filename: '/f/1/lily.svg', version: null },
    { id: 6, release: 7, filename: '/f/1/lily.svg', version: 600 },
  ])
  expect(replaced.saved.map(({ story }) => story.id)).toEqual([1, 5, 6])
  expect(replaced.failed).toMatchObject([{ story: { id: 4 }, error: { status: 409 } }])
})

it('goes on, and says so, where the service has no releases', async () => {
  const { parts } = openSpace()
  const client = { ...parts.client, releases: () => Promise.reject(new ManagementError(404, 'Not found')) }
  const { changing, isWithoutReleases } = await readReplacements({ ...parts, client }, () => {})
  expect([changing.map(({ story }) => story.id), isWithoutReleases]).toEqual([[1, 4, 5], true])
  expect((await readReplacements(parts, () => {})).isWithoutReleases).toBe(false)
})
