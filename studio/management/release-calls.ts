/** Releases: texts of several stories that go live together; and the text of a story in one of them. */
import * as z from 'zod/mini'
import { FieldProblem, Story } from './answers.ts'
import type { ManagementDoor } from './management-door.ts'
import type { StoryChange } from './story-calls.ts'

const Conflict = z.looseObject({ story_id: z.number(), full_slug: z.string() })

const BrokenStory = z.looseObject({ story_id: z.number(), full_slug: z.nullish(z.string()), problems: z.array(FieldProblem) })

/** Why a release could not go live: stories with something wrong in them, or stories that were changed meanwhile. */
export const ReleaseRefusal = z.looseObject({
  error: z.optional(z.string()),
  stories: z._default(z.array(BrokenStory), []),
  conflicts: z._default(z.array(Conflict), []),
})
export type ReleaseRefusal = z.output<typeof ReleaseRefusal>

const release = {
  id: z.number(),
  name: z.string(),
  /** UTC; null: when somebody says so. */
  release_at: z.nullish(z.string()),
  released: z.boolean(),
  released_at: z.nullish(z.string()),
  /** Ours: why it did not go live at its time. */
  refusal: z.nullish(ReleaseRefusal),
}

/** In a list; `stories_count` is ours. */
export const Release = z.looseObject({ ...release, stories_count: z.nullish(z.number()) })
export type Release = z.output<typeof Release>

/** Ours: the stories in it. A deleted one has no slug. */
export const ReleaseWithStories = z.looseObject({
  ...release,
  stories: z._default(z.array(z.looseObject({ story_id: z.number(), name: z.nullish(z.string()), full_slug: z.nullish(z.string()) })), []),
  conflicts: z._default(z.array(Conflict), []),
})
export type ReleaseWithStories = z.output<typeof ReleaseWithStories>

export interface ReleaseChange {
  name?: string
  /** Without a zone the time in Germany; null takes it away. */
  release_at?: string | null
}

export function releaseCalls({ send, ask, listAll, write, inSpace }: ManagementDoor) {
  const Answer = z.object({ release: ReleaseWithStories })
  const change = async (method: string, path: string, body: object) => (await ask(Answer, inSpace(path), method, body)).release
  return {
    releases: () => listAll(Release, 'releases', 'releases'),
    release: async (id: number) => (await ask(Answer, inSpace(`releases/${id}`))).release,
    createRelease: (release: ReleaseChange) => change('POST', 'releases', { release }),
    changeRelease: (id: number, release: ReleaseChange) => change('PUT', `releases/${id}`, { release }),
    /** Makes it live at once. Throws a ManagementError whose body is a ReleaseRefusal where that can't be. */
    deployRelease: (id: number) => change('PUT', `releases/${id}`, { do_release: true }),
    deleteRelease: (id: number) => send('DELETE', inSpace(`releases/${id}`)),
    /** The story with its text in the release, with its own where it has none there. */
    storyInRelease: async (id: number, releaseId: number) =>
      (await ask(z.object({ story: Story }), inSpace(`stories/${id}?release_id=${releaseId}`))).story,
    saveInRelease: (id: number, releaseId: number, story: StoryChange & { text_version_id?: number | null }) =>
      write('PUT', `stories/${id}`, { story, release_id: releaseId }),
    takeFromRelease: (id: number, releaseId: number) => send('DELETE', inSpace(`stories/${id}?release_id=${releaseId}`)),
  }
}
