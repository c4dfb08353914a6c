import type { Content, Story, StoryLink } from './content.ts'
import type { ContentChange, ContentListener, StoryChange } from './content-change.ts'

export interface MissedNoticesParts {
  /** Of what is published in the space: another one after each change. */
  readVersion(): Promise<number>
  content: Pick<Content, 'findStory' | 'listStories' | 'listLinks'>
  announce: ContentListener
}

export interface MissedNotices {
  /** A change was told. */
  hear: ContentListener
  /** Looks whether there was one that nobody told. Rejects when the service does not answer, or contradicts itself. */
  look(): Promise<void>
}

/** What is published: where it stands, and which of it last. */
interface Published {
  places: Map<number, StoryLink>
  latest: Story[]
}

/** How many stories are read to find those that were published of late, and at most to see that they are gone. */
const mostRead = 100

/**
 * Hosted Storyblok tells a change once: what is lost on the way, while a shop restarts or a proxy stumbles, would stay old until
 * the story changes again. The version of the space says that something changed. What was published, moved or withdrawn is then
 * told here once more, whether it was told or not: a notice says which story, not which text of it. Lists may show it later than the
 * version, so where they don't they are read once more at the next look. Of a change of anything else there is nothing to be seen;
 * when nothing was told of it by then, anything may have changed. So it may at the first look that is answered: pages may have been
 * made long before, by this process or by those that it looks for in the place of one that died.
 */
export function missedNotices({ readVersion, content, announce }: MissedNoticesParts): MissedNotices {
  let known: { version: number; published: Published } | undefined
  /** The last look saw a new version, and no story that explains it. Of the first version none does. */
  let isUnexplained = false
  let isTold = { lately: false, before: false }

  async function readPublished(): Promise<Published> {
    const [links, { stories }] = await Promise.all([
      content.listLinks(),
      content.listStories({ sortBy: 'published_at:desc', perPage: mostRead, excludingFields: ['body'] }),
    ])
    const places = links.filter(({ is_folder, published }) => !is_folder && published !== false)
    return { places: new Map(places.map((link) => [link.id, link])), latest: stories }
  }

  return {
    hear() {
      isTold.lately = true
    },
    async look() {
      const version = await readVersion()
      const before = known
      if (before?.version !== version || isUnexplained) {
        const published = await readPublished()
        const changes = before ? changesBetween(before.published, published) : [anyChange]
        for (const change of changes.filter(isWithdrawn).slice(0, mostRead)) await confirmGone(change)
        known = { version, published }
        for (const change of changes) announce(change)
        const isTheSame = before?.version === version
        if (isTheSame && isUnexplained && changes.length === 0 && !isTold.lately && !isTold.before) announce(anyChange)
        isUnexplained = !isTheSame && changes.every(isUnknown)
      }
      isTold = { lately: false, before: isTold.lately }
    },
  }

  /** Who is told that a story is gone forgets its page for good: no list that was answered wrongly may do that. */
  async function confirmGone({ id, fullSlug }: StoryChange) {
    const story = await content.findStory(fullSlug)
    if (story?.id === id) throw new Error(`The list of links lacks ${fullSlug}, which is published.`)
  }
}

const isWithdrawn = (change: ContentChange): change is StoryChange => change.action === 'unpublished'

function changesBetween(before: Published, now: Published): ContentChange[] {
  const lastBefore = before.latest[0]?.published_at ?? ''
  const published = now.latest.filter(({ published_at }) => (published_at ?? '') > lastBefore)
  if (published.length === mostRead) return [anyChange]
  const gone = [...before.places.values()].filter(({ id }) => !now.places.has(id))
  const moved = [...now.places.values()].flatMap((link) => {
    const slug = before.places.get(link.id)?.slug
    return slug === undefined || slug === link.slug ? [] : [{ link, previousFullSlug: slug }]
  })
  return [
    ...gone.map(({ id, uuid, slug }) => ({ action: 'unpublished' as const, id, uuid, fullSlug: slug })),
    ...moved.map(({ link: { id, uuid, slug }, previousFullSlug }) => ({
      action: 'moved' as const,
      id,
      uuid,
      fullSlug: slug,
      previousFullSlug,
    })),
    ...published.map(({ id, uuid, full_slug }) => ({
      action: 'published' as const,
      id,
      uuid,
      fullSlug: full_slug,
      appears: true as const,
    })),
  ]
}

/** Anything may have changed. */
const anyChange: ContentChange = { action: 'release-merged' }
const isUnknown = (change: ContentChange) => change === anyChange
