/**
 * What will have happened to the published texts by an instant, if nobody changes anything until then: the same as `doDue` will
 * do, done in mind. What is wrong with a text is what was found when it was saved.
 */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { ReleaseVersion } from '../database/story-content-table.ts'
import { releaseVersion } from './release-version.ts'
import { findConflicts, selectReleaseStories } from './release-writing.ts'

export interface PlannedEvent {
  /** When it is due, in UTC. */
  time: string
  what: 'publish' | 'expire' | 'release'
  /** Of the story, or of the release. */
  id: number
  name: string
  /** The stories that it changes, or would. */
  stories: { id: number; fullSlug: string }[]
  /** `invalid`: something is wrong with a text. `conflict`: a story of the release will have been changed since its text was begun. */
  outcome: 'done' | 'invalid' | 'conflict'
}

/** The text that a story will show; `none` when it will be offline. */
export type PlannedText = 'draft' | ReleaseVersion | 'none'

export interface Plan {
  /** In their order, with what will not come off. */
  events: PlannedEvent[]
  /** Of the stories that change. */
  texts: Map<number, PlannedText>
}

/** `at` is an instant, ISO 8601 in UTC. */
export async function planUntil(kysely: Kysely<Tables>, at: string): Promise<Plan> {
  const due = [...(await dueStories(kysely, at)), ...(await dueReleases(kysely, at))]
  due.sort((a, b) => (a.time === b.time ? order.indexOf(a.what) - order.indexOf(b.what) : a.time < b.time ? -1 : 1))
  const texts: Plan['texts'] = new Map()
  const events: PlannedEvent[] = []
  for (const each of due) {
    const { isPublished = false, isInvalid, isConflict = false, ...event } = each
    const [story] = event.stories
    if (event.what === 'release') {
      const outcome = isInvalid ? 'invalid' : isConflict || event.stories.some(({ id }) => texts.has(id)) ? 'conflict' : 'done'
      if (outcome === 'done') for (const { id } of event.stories) texts.set(id, releaseVersion(event.id))
      events.push({ ...event, outcome })
    } else if (story && event.what === 'expire') {
      const shown = texts.get(story.id)
      if (shown === 'none' || (shown === undefined && !isPublished)) continue
      texts.set(story.id, 'none')
      events.push({ ...event, outcome: 'done' })
    } else if (story) {
      // A release that went live before has published the story and taken its time away.
      if (texts.get(story.id)?.startsWith('release:')) continue
      if (!isInvalid) texts.set(story.id, 'draft')
      events.push({ ...event, outcome: isInvalid ? 'invalid' : 'done' })
    }
  }
  return { events, texts }
}

/** What is due at the same instant, in the order in which it is done. */
const order: PlannedEvent['what'][] = ['publish', 'expire', 'release']

interface Due extends Omit<PlannedEvent, 'outcome'> {
  isInvalid: boolean
  isPublished?: boolean
  isConflict?: boolean
}

async function dueStories(kysely: Kysely<Tables>, at: string): Promise<Due[]> {
  const rows = await kysely
    .selectFrom('stories as story')
    .innerJoin('story_contents as content', (join) => join.onRef('content.story_id', '=', 'story.id').on('content.version', '=', 'draft'))
    .select(['story.id', 'story.name', 'story.full_slug', 'story.publish_at', 'story.expire_at', 'story.published_at', 'content.problems'])
    .where((where) => where.or([where('story.publish_at', '<=', at), where('story.expire_at', '<=', at)]))
    .orderBy('story.id')
    .execute()
  return rows.flatMap(({ id, name, full_slug, publish_at, expire_at, published_at, problems }) => {
    const story = { id, name, stories: [{ id, fullSlug: full_slug }], isInvalid: hasProblems(problems), isPublished: published_at !== null }
    return [
      ...(publish_at !== null && publish_at <= at ? [{ ...story, what: 'publish' as const, time: publish_at }] : []),
      ...(expire_at !== null && expire_at <= at ? [{ ...story, what: 'expire' as const, time: expire_at }] : []),
    ]
  })
}

async function dueReleases(kysely: Kysely<Tables>, at: string): Promise<Due[]> {
  const rows = await kysely
    .selectFrom('releases')
    .select(['id', 'name', 'release_at'])
    .where('release_at', '<=', at)
    .where('released_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(({ id, name, release_at }) => dueRelease(kysely, { id, name, time: release_at ?? at })))
}

async function dueRelease(kysely: Kysely<Tables>, release: { id: number; name: string; time: string }): Promise<Due> {
  const members = await selectReleaseStories(kysely, release.id)
  const texts = await kysely
    .selectFrom('story_contents')
    .select('problems')
    .where('version', '=', releaseVersion(release.id))
    .where('story_id', 'in', [-1, ...members.map(({ story_id }) => story_id)])
    .execute()
  const stories = members.flatMap(({ story }) => (story ? [{ id: story.id, fullSlug: story.full_slug }] : []))
  return {
    ...release,
    what: 'release',
    stories,
    // A deleted story keeps its release back too.
    isInvalid: stories.length < members.length || texts.some(({ problems }) => hasProblems(problems)),
    isConflict: (await findConflicts(kysely, release.id)).length > 0,
  }
}

const hasProblems = (json: string): boolean => JSON.parse(json).length > 0
