import { type JsonObject, visitObjects } from './blok-tree.ts'

/** The links in this content that lead to stories, by the uuid of the story: a link field names it in `id`, a link in rich text in `uuid`. */
export function linksByStory(content: unknown): Map<string, JsonObject[]> {
  const links = new Map<string, JsonObject[]>()
  visitObjects(content, (object) => {
    if (object.linktype !== 'story') return
    const uuid = object.fieldtype === 'multilink' ? object.id : (object.uuid ?? object.id)
    if (typeof uuid !== 'string' || uuid === '') return
    const toTheSame = links.get(uuid)
    if (toTheSame) toTheSame.push(object)
    else links.set(uuid, [object])
  })
  return links
}

/** The uuids of the stories that links in this content lead to. */
export const storyLinks = (content: unknown): Set<string> => new Set(linksByStory(content).keys())
