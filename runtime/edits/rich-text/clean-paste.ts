import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { levelOf, sentOf } from './text-schema.ts'

/** What stands in every text, and what the editor holds for others. */
const everywhere = new Set(['paragraph', 'text', 'hard_break', 'emoji', 'unheld_block', 'unheld_inline', 'unheld'])

/** What was copied, with no mark and no node that the field does not allow, and no picture that only the other program can show. Its words stay. */
export function cleanPaste(slice: Slice, allowed: ReadonlySet<string>): Slice {
  const content = cleanNodes(slice.content, allowed)
  return content.eq(slice.content) ? slice : Slice.maxOpen(content)
}

/** How many pictures stand in a piece of text. */
export function countPictures({ content }: Slice): number {
  let count = 0
  content.descendants((node) => {
    if (isPicture(node)) count += 1
  })
  return count
}

const isPicture = ({ type }: Node) => type.name === 'image' || type.name === 'image_block'

/** Of the web, or of our own files. Word names files of its own machine, others write the picture itself into its address. */
const isOnWeb = (node: Node) => /^((https?:)?\/\/|\/f\/)/i.test(String(sentOf(node).src))

function cleanNodes(fragment: Fragment, allowed: ReadonlySet<string>): Fragment {
  return Fragment.fromArray(fragment.content.flatMap((node) => cleanNode(node, allowed)))
}

function cleanNode(node: Node, allowed: ReadonlySet<string>): Node[] {
  const { name } = node.type
  if (isPicture(node) && !isOnWeb(node)) return []
  const marks = node.marks.filter((mark: Mark) => isAllowed(mark.type.name, allowed))
  if (isAllowed(name === 'heading' ? `heading ${levelOf(node)}` : name, allowed))
    return [node.copy(cleanNodes(node.content, allowed)).mark(marks)]
  if (node.isTextblock) return [node.type.schema.nodes.paragraph?.create(null, cleanNodes(node.content, allowed)) ?? node]
  // Of lists, quotes and tables the paragraphs stay.
  return [...cleanNodes(node.content, allowed).content]
}

const isAllowed = (name: string, allowed: ReadonlySet<string>) => everywhere.has(name) || allowed.has(name)
