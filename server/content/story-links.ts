import { objectsIn } from './blok-tree.ts'

/** The uuids of the stories that links in this content lead to: a link field names its story in `id`, a link in rich text in `uuid`. */
export function storyLinks(content: unknown): Set<string> {
  const uuids = new Set<string>()
  for (const object of objectsIn(content)) {
    if (object.linktype !== 'story') continue
    const uuid = object.fieldtype === 'multilink' ? object.id : (object.uuid ?? object.id)
    if (typeof uuid === 'string' && uuid !== '') uuids.add(uuid)
  }
  return uuids
}
