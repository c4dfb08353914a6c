import type { Content, StoryLink } from './content.ts'
import type { ContentChange, ContentListener, StoryChange } from './content-change.ts'

export interface MissedNoticesParts {
  /** Of what is published in the space: another one after each change. */
  readVersion(): Promise<number>
  content: Pick<Content, 'findStory' | 'listLinks'>
  announce: ContentListener
}

export interface MissedNotices {
  /** A change was told. */
  hear: ContentListener
  /** Looks whether there was one that nobody told. Rejects when the service does not answer, or contradicts itself. */
  look(): Promise<void>
}

/** What is published, by the ids of the stories: where each stands, and since when. */
type Published = ReadonlyMap<number, StoryLink>

/** So many that were published at once are told as anything; of so many that are gone it is made sure. */
const many = 100

/**
 * Hosted Storyblok tells a change once: what is lost on the way, while a shop restarts or a proxy stumbles, would stay old until
 * the story changes again. The version of the space says that something changed. What was published, moved or withdrawn is then
 * told here once more, whether it was told or not: a notice says which story, not which text of it. Lists may show it later than the
 * version, and its notice may come later, so after each new version they are read once more. When what they show was not told by
 * then, notices are lost; so they are when nothing shows, for of a change of anything else there is nothing to be seen, and nothing
 * was told that does not show. Others may be lost with them: anything may have changed. So it may at the first look that is answered:
 * pages may have been made long before, by this process or by those that it looks for in the place of one that died.
 */
export function missedNotices({ readVersion, content, announce }: MissedNoticesParts): MissedNotices {
  let known: { version: number; published: Published } | undefined
  /** What the last look has seen of a version that was new to it. */
  let newlySeen: StoryChange[] | undefined
  let told: Record<'lately' | 'before', ContentChange[]> = { lately: [], before: [] }
  let isTelling = false

  async function readPublished(): Promise<Published> {
    const links = await content.listLinks({ withDates: true })
    return new Map(links.filter(({ is_folder, published }) => !is_folder && published !== false).map((link) => [link.id, link]))
  }

  async function compare() {
    const published = await readPublished()
    // What was published while they were read may be among them.
    const version = await readVersion()
    const before = known
    const seen = before ? changesBetween(before.published, published) : []
    for (const change of seen.filter(isWithdrawn).slice(0, many)) await confirmGone(change)
    known = { version, published }
    const isTheSame = before?.version === version
    const isMuch = seen.filter(isPublished).length >= many
    tell(isMuch ? seen.filter((change) => !isPublished(change)) : seen)
    if (!before || isMuch) tell([anyChange])
    if (newlySeen && !isExplained(newlySeen, { seenLater: seen, isTheSame, told: [...told.before, ...told.lately] })) tell([anyChange])
    newlySeen = isTheSame ? undefined : seen
  }

  /** Who is told that a story is gone forgets its page for good: no list that was answered wrongly may do that. */
  async function confirmGone({ id, fullSlug }: StoryChange) {
    const story = await content.findStory(fullSlug)
    if (story?.id === id) throw new Error(`The list of links lacks ${fullSlug}, which is published.`)
  }

  /** What was told of a story here says nothing of whether its notice came. */
  function tell(changes: readonly ContentChange[]) {
    isTelling = true
    for (const change of changes) announce(change)
    isTelling = false
    told.lately.push(...changes.filter(isUnknown))
  }

  return {
    hear(change) {
      if (!isTelling && change.action !== 'drafted') told.lately.push(change)
    },
    async look() {
      if (newlySeen || known?.version !== (await readVersion())) await compare()
      told = { lately: [], before: told.lately }
    },
  }
}

interface Later {
  seenLater: readonly StoryChange[]
  /** The version is the one of the look before: it is this one that shows later. */
  isTheSame: boolean
  told: readonly ContentChange[]
}

/** Whether all that a version shows was told or, where it shows nothing, something that does not show. */
function isExplained(newlySeen: readonly StoryChange[], { seenLater, isTheSame, told }: Later): boolean {
  if (told.some(concernsOthers)) return true
  const idsOf = (changes: readonly ContentChange[]) => new Set(changes.flatMap((change) => ('fullSlug' in change ? change.id : [])))
  const seen = isTheSame ? [...newlySeen, ...seenLater] : newlySeen
  const toldIds = idsOf(told)
  if (seen.length > 0) return seen.every(({ id }) => toldIds.has(id))
  const seenIds = idsOf(seenLater)
  return told.some((change) => !('fullSlug' in change && seenIds.has(change.id)))
}

/** A folder goes or moves with all that is in it, and in an order with its neighbours. */
const concernsOthers = (change: ContentChange) => isUnknown(change) || ('fullSlug' in change && change.action !== 'published')

const isUnknown = ({ action }: ContentChange) => action === anyChange.action
const isWithdrawn = ({ action }: StoryChange) => action === 'unpublished'
const isPublished = ({ action }: StoryChange) => action === 'published'

function changesBetween(before: Published, now: Published): StoryChange[] {
  const changes: StoryChange[] = []
  for (const was of before.values()) if (!now.has(was.id)) changes.push(changeOf('unpublished', was))
  const reordered = new Map<string, StoryChange>()
  for (const link of now.values()) {
    const was = before.get(link.id)
    if (!was || was.published_at !== link.published_at) changes.push({ ...changeOf('published', link), appears: true })
    if (!was) continue
    const moved = { ...changeOf('moved', link), previousFullSlug: was.slug }
    // Who names it by the uuid that it had loses it.
    if (was.uuid !== link.uuid) changes.push(changeOf('moved', was))
    if (was.uuid !== link.uuid || was.slug !== link.slug) changes.push(moved)
    else if (was.position !== link.position) reordered.set(folderOf(link.slug), moved)
  }
  // Where one moves, its neighbours may be counted anew; what lists them all is known by any of them.
  return [...changes, ...reordered.values()]
}

const changeOf = (action: 'published' | 'unpublished' | 'moved', { id, uuid, slug }: StoryLink): StoryChange => ({
  action,
  id,
  uuid,
  fullSlug: slug,
})

const folderOf = (slug: string) => slug.slice(0, slug.lastIndexOf('/') + 1)

/** Anything may have changed. */
const anyChange: ContentChange = { action: 'release-merged' }
