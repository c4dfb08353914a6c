import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { levelOf } from './text-schema.ts'

/** What stands in every text, and what the editor holds for others. */
const everywhere = new Set(['paragraph', 'text', 'hard_break', 'emoji', 'unheld_block', 'unheld_inline', 'unheld'])

/** What was copied, with no mark and no node that the field does not allow. Its words stay. */
export function cleanPaste(slice: Slice, allowed: ReadonlySet<string>): Slice {
  const content = cleanNodes(slice.content, allowed)
  return content.eq(slice.content) ? slice : Slice.maxOpen(content)
}

function cleanNodes(fragment: Fragment, allowed: ReadonlySet<string>): Fragment {
  return Fragment.fromArray(fragment.content.flatMap((node) => cleanNode(node, allowed)))
}

function cleanNode(node: Node, allowed: ReadonlySet<string>): Node[] {
  const { name } = node.type
  const marks = node.marks.filter((mark: Mark) => isAllowed(mark.type.name, allowed))
  if (isAllowed(name === 'heading' ? `heading ${levelOf(node)}` : name, allowed))
    return [node.copy(cleanNodes(node.content, allowed)).mark(marks)]
  if (node.isTextblock) return [node.type.schema.nodes.paragraph?.create(null, cleanNodes(node.content, allowed)) ?? node]
  // Of lists, quotes and tables the paragraphs stay.
  return [...cleanNodes(node.content, allowed).content]
}

const isAllowed = (name: string, allowed: ReadonlySet<string>) => everywhere.has(name) || allowed.has(name)
