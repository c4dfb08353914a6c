import type { Content, Story, StoryLink } from './content.ts'
import type { ContentChange, ContentListener } from './content-change.ts'

export interface MissedNoticesParts {
  /** Of what is published in the space: another one after each change. */
  readVersion(): Promise<number>
  content: Pick<Content, 'listStories' | 'listLinks'>
  announce: ContentListener
}

export interface MissedNotices {
  /** A change was told. */
  hear: ContentListener
  /** Looks whether there was one that nobody told. Rejects when the service does not answer. */
  look(): Promise<void>
}

/** What is published: where it stands, and which of it last. */
interface Published {
  places: Map<number, StoryLink>
  latest: Story[]
}

/** How many stories are read to find those that were published of late. */
const mostRead = 100

/**
 * Hosted Storyblok tells a change once: what is lost on the way, while a shop restarts or a proxy stumbles, would stay old until
 * the story changes again. The version of the space says that something changed. What was published, moved or withdrawn is then
 * told here once more, whether it was told or not: a notice says which story, not which text of it. Of a change of anything else
 * there is nothing to be seen; when nothing was told of it by the next look, anything may have changed.
 */
export function missedNotices({ readVersion, content, announce }: MissedNoticesParts): MissedNotices {
  let known: { version: number; published: Published } | undefined
  /** The last look saw a new version, and no story that explains it. */
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
      if (before?.version !== version) {
        const published = await readPublished()
        known = { version, published }
        const changes = before ? changesBetween(before.published, published) : []
        for (const change of changes) announce(change)
        isUnexplained = before !== undefined && changes.length === 0
      } else if (isUnexplained) {
        isUnexplained = false
        if (!isTold.lately && !isTold.before) announce(anyChange)
      }
      isTold = { lately: false, before: isTold.lately }
    },
  }
}

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
