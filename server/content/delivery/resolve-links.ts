import { sql } from 'kysely'
import type { JsonObject } from '../blok-tree.ts'
import { linksByStory } from '../story-links.ts'
import { alternatesOf, storiesByUuid } from './read-stories.ts'
import type { Reading } from './reading.ts'
import { type LinkRow, linkFields, selectLinks } from './select-links.ts'
import { type StoryJson, slugInLanguage } from './story-json.ts'
import type { StoryView } from './story-parameters.ts'

/** Above this many, the vendor's client is given uuids and fetches the stories itself. */
const mostLinks = 500

export interface ResolvedLinks {
  links: JsonObject[]
  link_uuids?: string[]
}

type LinkedStory = JsonObject & { uuid: string }

/** The stories that links in these stories lead to. The client puts them in place by their uuid. */
export async function resolveLinks(reading: Reading, stories: StoryJson[], view: StoryView): Promise<ResolvedLinks> {
  const linked = await linkedFrom(reading, linksIn(stories), view)
  return linked.length > mostLinks ? { links: [], link_uuids: linked.map(({ uuid }) => uuid) } : { links: linked }
}

/** Puts the stories that links in these stories lead to into every link. The vendor's client forgets those that are neither a field of a blok nor in rich text. */
export async function putLinksInPlace(reading: Reading, stories: StoryJson[], view: StoryView): Promise<void> {
  const places = linksIn(stories)
  const linked = await linkedFrom(reading, places, view)
  for (const story of linked) for (const link of places.get(story.uuid) ?? []) link.story = story
}

const linksIn = (stories: StoryJson[]) => linksByStory(stories.map(({ content }) => content))

async function linkedFrom(reading: Reading, links: ReadonlyMap<string, unknown>, view: StoryView): Promise<LinkedStory[]> {
  if (view.resolveLinks === undefined || links.size === 0) return []
  const uuids = [...links.keys()]
  return view.resolveLinks === 'story' ? linkedStories(reading, uuids, view) : linkedPlaces(reading, uuids, view)
}

/** Whole stories; with two levels also those that the linked stories link to. */
async function linkedStories(reading: Reading, uuids: string[], view: StoryView): Promise<StoryJson[]> {
  const look = { languages: view.languages, excludingFields: new Set<string>(), excludingStoryFields: view.excludingStoryFields }
  const found = new Map<string, StoryJson>()
  let wanted = uuids
  for (let level = 1; level <= view.resolveLinkLevels && wanted.length > 0; level += 1) {
    const stories = await storiesByUuid(reading, wanted, look)
    for (const story of stories) found.set(story.uuid, story)
    wanted = [...linksIn(stories).keys()].filter((uuid) => !found.has(uuid))
  }
  return [...found.values()]
}

/** Only where the linked stories stand: a page of links costs no reading of what is on the linked pages. */
async function linkedPlaces(reading: Reading, uuids: string[], view: StoryView): Promise<LinkedStory[]> {
  const { kysely, dialect } = reading.database
  const rows = await selectLinks(kysely, reading)
    .where(dialect.isOneOf(sql.ref('story.uuid'), uuids))
    .execute()
  const alternates = view.resolveLinks === 'link' ? await alternatesOf(reading, rows) : undefined
  return rows.map((row) => ({ ...placeJson(row, view), ...(alternates && { alternates: alternates(row) }) }))
}

function placeJson(row: LinkRow, { languages }: StoryView) {
  const full_slug = slugInLanguage(row.full_slug, languages)
  return { ...linkFields(row), slug: row.slug, full_slug, url: row.path ?? full_slug }
}
