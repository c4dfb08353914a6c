import type { Content, Story } from './content.ts'
import type { ContentChange, ContentListener } from './content-change.ts'

export interface MissedNoticesParts {
  /** Of what is published in the space: another one after each change. */
  readVersion(): Promise<number>
  content: Pick<Content, 'listStories'>
  announce: ContentListener
}

export interface MissedNotices {
  /** A change was told. */
  hear: ContentListener
  /** Looks whether there was one that nobody told. Rejects when the service does not answer. */
  look(): Promise<void>
}

/** How many stories are read to find those that were published of late. */
const mostRead = 100

/**
 * Hosted Storyblok tells a change once: what is lost on the way, while a shop restarts or a proxy stumbles, would stay old until
 * the story changes again. The version of the space says that something changed. Notices of it have until the next look; then
 * stories that were published and not told are told here, and where nothing at all was told, that anything may have changed.
 */
export function missedNotices({ readVersion, content, announce }: MissedNoticesParts): MissedNotices {
  let known: number | undefined
  let lastPublished = ''
  /** What was published with the version that the last look found; `undefined` when it found none. */
  let found: Story[] | undefined
  /** Ids of stories that were told of since the last look, and in the time before it. Of other things that were, the names. */
  let [lately, before] = [new Set<number | string>(), new Set<number | string>()]

  async function readPublished(): Promise<Story[]> {
    const { stories } = await content.listStories({ sortBy: 'published_at:desc', perPage: mostRead, excludingFields: ['body'] })
    const published = stories.filter(({ published_at }) => (published_at ?? '') > lastPublished)
    lastPublished = published[0]?.published_at ?? lastPublished
    return published
  }

  function tellMissed(published: Story[]) {
    const isSilent = published.length === 0 && lately.size + before.size === 0
    if (isSilent || published.length === mostRead) return announce(anyChange)
    for (const story of published) if (!lately.has(story.id) && !before.has(story.id)) announce(publishedChange(story))
  }

  return {
    hear(change) {
      lately.add('fullSlug' in change ? change.id : change.action)
    },
    async look() {
      const version = await readVersion()
      const published = version === known ? undefined : await readPublished()
      const isFirst = known === undefined
      if (found) tellMissed(found)
      found = isFirst ? undefined : published
      known = version
      ;[lately, before] = [new Set(), lately]
    },
  }
}

const anyChange: ContentChange = { action: 'release-merged' }

const publishedChange = ({ id, uuid, full_slug }: Story): ContentChange => ({
  action: 'published',
  id,
  uuid,
  fullSlug: full_slug,
  appears: true,
})
