import { fieldsOfContent } from '../database/fields-of-content.ts'
import { fold } from '../database/fold.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { StoryContentTable } from '../database/story-content-table.ts'
import { extentOf, isObject, type JsonObject, objectsIn } from './blok-tree.ts'

/** The root blok of a story. */
export type StoryContent = JsonObject & { _uid: string; component: string }

/** SQLite reads JSON up to 1,000 levels deep; two levels are one blok in another. */
const deepestContent = 900

/** Throws `RefusedWrite` when this is not the root blok of a story. */
export function checkContent(content: unknown): StoryContent {
  if (!isObject(content)) throw new RefusedWrite('content', 'The content is not an object; send the root blok of the story.')
  const { _uid, component } = content
  if (typeof component !== 'string' || component === '') {
    throw new RefusedWrite('content', 'The content has no component; its root blok must name one.')
  }
  if (typeof _uid !== 'string' || _uid === '') throw new RefusedWrite('content', 'The content has no _uid; its root blok must have one.')
  const { depth } = extentOf(content)
  if (depth > deepestContent) {
    throw new RefusedWrite(
      'content',
      `The content is ${depth} levels deep; ${deepestContent} are allowed. Nest fewer bloks in one another.`,
    )
  }
  return { ...content, _uid, component }
}

export type ContentColumns = Pick<StoryContentTable, 'component' | 'content' | 'search_text' | 'fields' | 'long_fields'>

/** A content as it is stored, with all that is derived of it. Throws `RefusedWrite` when this is not the root blok of a story. */
export function contentColumns(content: unknown): ContentColumns {
  const checked = checkContent(content)
  return { component: checked.component, content: JSON.stringify(checked), search_text: searchText(checked), ...fieldsOfContent(checked) }
}

/** The words an editor wrote, folded: every text of the content that is not the content's own bookkeeping. */
function searchText(content: JsonObject): string {
  const words: string[] = []
  for (const object of objectsIn(content)) {
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'string' && !bookkeeping.has(key)) words.push(value)
    }
  }
  return fold(words.join('\n'))
}

const bookkeeping = new Set(['_uid', '_editable', 'component', 'fieldtype', 'linktype', 'type', 'id', 'uuid', 'plugin'])
