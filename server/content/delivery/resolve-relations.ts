import { type JsonObject, objectsIn } from '../blok-tree.ts'
import { storiesByUuid } from './read-stories.ts'
import type { Reading } from './reading.ts'
import type { StoryJson } from './story-json.ts'
import type { StoryView } from './story-parameters.ts'

/** Above this many, the vendor's client is given uuids and fetches the stories itself, fifty at a time. */
const mostRelations = 50

export interface ResolvedRelations {
  rels: StoryJson[]
  rel_uuids?: string[]
}

/**
 * The stories that the named fields of these stories refer to, flat; with two levels also those
 * that the related stories refer to. The client puts them in place.
 */
export async function resolveRelations(reading: Reading, stories: StoryJson[], view: StoryView): Promise<ResolvedRelations> {
  if (view.resolveRelations.size === 0) return { rels: [] }
  const found = new Map<string, StoryJson>()
  let outer = stories
  for (let level = 1; level <= view.resolveRelationLevels && outer.length > 0; level += 1) {
    const uuids = new Set(outer.flatMap((story) => relationsIn(story.content, view.resolveRelations)))
    outer = await storiesByUuid(
      reading,
      [...uuids].filter((uuid) => !found.has(uuid)),
      view,
    )
    for (const story of outer) found.set(story.uuid, story)
  }
  return found.size > mostRelations ? { rels: [], rel_uuids: [...found.keys()] } : { rels: [...found.values()] }
}

/** Puts these stories in the places of their uuids, each place its own copy: two stories may refer to each other. */
export async function putRelationsInPlace(reading: Reading, stories: StoryJson[], view: StoryView): Promise<void> {
  if (view.resolveRelations.size === 0) return
  let outer = stories
  for (let level = 1; level <= view.resolveRelationLevels && outer.length > 0; level += 1) {
    const places = outer.flatMap(({ content }) => relationFields(content, view.resolveRelations))
    const uuids = new Set(places.flatMap(({ object, field }) => uuidsIn(object[field])))
    const found = new Map((await storiesByUuid(reading, [...uuids], view)).map((story) => [story.uuid, story]))
    outer = []
    const put = (value: unknown) => {
      const story = typeof value === 'string' && found.get(value)
      if (!story) return value
      const copy = structuredClone(story)
      outer.push(copy)
      return copy
    }
    for (const { object, field } of places) {
      const value = object[field]
      object[field] = Array.isArray(value) ? value.map(put) : put(value)
    }
  }
}

const relationsIn = (content: JsonObject, relations: ReadonlySet<string>): string[] =>
  relationFields(content, relations).flatMap(({ object, field }) => uuidsIn(object[field]))

function relationFields(content: JsonObject, relations: ReadonlySet<string>) {
  return objectsIn(content).flatMap((object) =>
    Object.keys(object)
      .filter((field) => relations.has(field) || relations.has(`${object.component}.${field}`))
      .map((field) => ({ object, field })),
  )
}

const uuidsIn = (value: unknown): string[] => [value].flat().flatMap((uuid) => (typeof uuid === 'string' && uuid !== '' ? [uuid] : []))
