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

function relationsIn(content: JsonObject, relations: ReadonlySet<string>): string[] {
  const uuids: string[] = []
  for (const object of objectsIn(content)) {
    for (const [field, value] of Object.entries(object)) {
      if (!relations.has(field) && !relations.has(`${object.component}.${field}`)) continue
      for (const uuid of [value].flat()) if (typeof uuid === 'string' && uuid !== '') uuids.push(uuid)
    }
  }
  return uuids
}
