import { sql } from 'kysely'
import type { JsonObject } from '../blok-tree.ts'
import { storyLinks } from '../story-links.ts'
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

/** The stories that links in these stories lead to. The client puts them in place by their uuid. */
export async function resolveLinks(reading: Reading, stories: StoryJson[], view: StoryView): Promise<ResolvedLinks> {
  if (view.resolveLinks === undefined) return { links: [] }
  const links = view.resolveLinks === 'story' ? await linkedStories(reading, stories, view) : await linkedPlaces(reading, stories, view)
  return links.length > mostLinks ? { links: [], link_uuids: links.map((link) => link.uuid) } : { links }
}

/** Whole stories; with two levels also those that the linked stories link to. */
async function linkedStories(reading: Reading, stories: StoryJson[], view: StoryView): Promise<StoryJson[]> {
  const look = { languages: view.languages, excludingFields: new Set<string>(), excludingStoryFields: view.excludingStoryFields }
  const found = new Map<string, StoryJson>()
  let outer = stories
  for (let level = 1; level <= view.resolveLinkLevels && outer.length > 0; level += 1) {
    const uuids = [...linksIn(outer)].filter((uuid) => !found.has(uuid))
    outer = await storiesByUuid(reading, uuids, look)
    for (const story of outer) found.set(story.uuid, story)
  }
  return [...found.values()]
}

/** Only where the linked stories stand: a page of links costs no reading of what is on the linked pages. */
async function linkedPlaces(reading: Reading, stories: StoryJson[], view: StoryView) {
  const uuids = [...linksIn(stories)]
  if (uuids.length === 0) return []
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

const linksIn = (stories: StoryJson[]) => new Set(stories.flatMap(({ content }) => [...storyLinks(content)]))
