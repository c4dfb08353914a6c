/** The uuids of the stories that links in this content lead to, in link fields and in rich text. */
export function* storyLinks(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return
  if ('linktype' in content && content.linktype === 'story') {
    const uuid = 'id' in content ? content.id : 'uuid' in content ? content.uuid : undefined
    if (typeof uuid === 'string' && uuid !== '') yield uuid
  }
  for (const inner of Object.values(content)) yield* storyLinks(inner)
}
