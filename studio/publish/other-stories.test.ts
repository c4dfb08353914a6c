import { describe, expect, it } from 'vitest'
import type { Story, StoryInList } from '../management/answers.ts'
import { candidates, readOthers } from './other-stories.ts'
import { publishStories } from './publish-stories.ts'
import { scheduleProblem } from './schedule-problem.ts'
import { readReach } from './use-reach.ts'

const story = (id: number, more: Partial<Story> = {}) =>
  ({
    id,
    uuid: `u${id}`,
    name: `S${id}`,
    full_slug: `s${id}`,
    is_folder: false,
    published: true,
    unpublished_changes: false,
    ...more,
  }) as Story

describe('stories that can go live along', () => {
  const known = new Map<string, StoryInList | null>([
    ['u1', story(1, { unpublished_changes: true })],
    ['u2', story(2)],
    ['u3', story(3, { published: false })],
    ['u4', story(4, { published: false, is_folder: true })],
    ['u5', null],
  ])
  const parts = [
    { place: 'header' as const, id: 8, fullSlug: 's8' },
    { place: 'body' as const, id: 9, fullSlug: 's9' },
    { place: 'footer' as const, id: 1, fullSlug: 's1' },
  ]

  it('are those referred to that have changes or were never published, and the head and foot', () => {
    expect([...candidates(9, known, parts)]).toEqual([
      [8, 'header'],
      [1, 'footer'],
      [3, 'linked'],
    ])
    // A page that says nothing of its parts, and one that is its own foot.
    expect([...candidates(1, known).keys()]).toEqual([3])
  })

  it('are read with what is published, and left out where nothing changes', async () => {
    const client = {
      story: async (id: number) => story(id, { unpublished_changes: id === 1, published: id !== 3 }),
      publishedContent: async (id: number) => ({ _uid: String(id), component: 'page' }),
    }
    const others = await readOthers(client, candidates(9, known, parts))
    expect(others.map(({ story: { id }, published, why }) => [id, published?._uid, why])).toEqual([
      [1, '1', 'footer'],
      [3, undefined, 'linked'],
    ])
  })
})

describe('publishing several stories', () => {
  it('goes one after the other and stops at the first that is refused', async () => {
    const refusal = new Error('Überschrift fehlt')
    const asked: number[] = []
    const publish = async (id: number) => {
      asked.push(id)
      if (id === 2) throw refusal
      return story(id)
    }
    const done = await publishStories([story(1), story(2), story(3)], publish)
    expect(asked).toEqual([1, 2])
    expect(done.live.map(({ id }) => id)).toEqual([1])
    expect(done.refused).toEqual({ story: story(2), error: refusal })
    expect(done.untried.map(({ id }) => id)).toEqual([3])
  })
})

describe('the reach of a story', () => {
  const asked: object[] = []
  const client = {
    stories: async (query: object = {}) => {
      asked.push(query)
      return { items: [story(5), story(7)], total: 40 }
    },
  }
  const parts = {
    action: 'anlass:parts' as const,
    parts: [{ place: 'footer' as const, id: 7, fullSlug: 's7' }],
    framedPages: { startsWith: 'anlass/', components: ['page'] },
  }

  it('of a foot are the pages that have it', async () => {
    expect(await readReach(client, story(7), parts)).toEqual({ by: 'frame', total: 39, pages: [story(5)] })
    expect(asked.at(-1)).toMatchObject({ starts_with: 'anlass/', contain_component: 'page', is_published: true })
  })

  it('of any other are those that refer to it, also on sites that say nothing of their parts', async () => {
    expect(await readReach(client, story(9), undefined)).toMatchObject({ by: 'reference', total: 40 })
    expect(asked.at(-1)).toMatchObject({ reference_search: 'u9' })
  })
})

it.each([
  ['2031-01-01T10:00', '', undefined],
  ['2030-01-01T10:00', '', 'publish-is-past'],
  ['', '2030-01-01T10:00', 'expire-is-past'],
  ['2031-01-01T10:00', '2031-01-01T10:00', 'expires-before'],
  ['2031-01-01T10:00', '2031-01-02T10:00', undefined],
])('a schedule from %s to %s: %s', (publish, expire, problem) => {
  expect(scheduleProblem({ publish, expire }, { publish: '', expire: '', now: '2030-06-01T00:00' })).toBe(problem)
})

it('a time that was kept before may have passed', () => {
  const kept = { publish: '2030-01-01T10:00', expire: '' }
  expect(scheduleProblem(kept, { ...kept, now: '2030-06-01T00:00' })).toBeUndefined()
})
