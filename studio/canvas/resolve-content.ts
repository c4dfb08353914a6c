/** Puts stories into the place of what refers to them, as a site that asks its content service for the same gets them. */
import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story, StoryInList } from '../management/answers.ts'

/** How a page reads its story; it says so to the editor (the bridge's options). */
export interface Resolving {
  /** `component.field` of each relation whose stories take the place of their uuids. */
  relations: readonly string[]
  /** Whether links get the story they lead to. */
  links: boolean
}

/** Of the vendor's options, which come as a list or joined by commas. */
export function resolvingOf({ resolveRelations, resolveLinks }: { resolveRelations?: unknown; resolveLinks?: unknown } = {}): Resolving {
  const relations = typeof resolveRelations === 'string' ? resolveRelations.split(',') : resolveRelations
  return {
    relations: Array.isArray(relations) ? relations.map((relation) => String(relation).trim()).filter(Boolean) : [],
    links: Boolean(resolveLinks) && resolveLinks !== '0',
  }
}

/** By uuid; `undefined` stands for a story there is not. */
export interface KnownStories {
  whole: ReadonlyMap<string, Story | undefined>
  listed: ReadonlyMap<string, StoryInList | undefined>
}

export interface Resolved {
  content: RawBlok
  /** Uuids that are not known yet: whole for relations, as in a list for links. */
  wanted: { whole: string[]; listed: string[] }
}

/** What a story is to a link: enough for an address, not its content. */
const linkedStory = ({ id, uuid, name, slug, full_slug, path }: StoryInList) => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  url: path || full_slug,
})

/** Relations inside of related stories stay uuids. */
export function resolveContent(content: RawBlok, { relations, links }: Resolving, { whole, listed }: KnownStories): Resolved {
  const wanted = { whole: new Set<string>(), listed: new Set<string>() }

  const relate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relate)
    if (typeof value !== 'string' || value === '') return value
    if (!whole.has(value)) wanted.whole.add(value)
    return whole.get(value) ?? value
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const isRelation = (field: string) => isBlok(value) && relations.includes(`${value.component}.${field}`)
    const walked = Object.fromEntries(Object.entries(value).map(([field, held]) => [field, isRelation(field) ? relate(held) : walk(held)]))
    if (!links || !isStoryLink(value)) return walked
    if (!listed.has(value.id)) wanted.listed.add(value.id)
    const story = listed.get(value.id)
    return story ? { ...walked, story: linkedStory(story) } : walked
  }

  const resolved = walk(content) as RawBlok
  return { content: resolved, wanted: { whole: [...wanted.whole], listed: [...wanted.listed] } }
}

function isStoryLink(value: object): value is { id: string } {
  const { linktype, id } = value as { linktype?: unknown; id?: unknown }
  return linktype === 'story' && typeof id === 'string' && id !== ''
}
