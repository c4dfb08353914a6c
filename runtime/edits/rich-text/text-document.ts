/** Storyblok's rich text to what the editor works on, and back: nothing is lost on the way. */

export interface TextMark {
  type: string
  attrs?: Record<string, unknown> | null
}

export interface TextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown> | null
  marks?: TextMark[] | null
  content?: TextNode[] | null
}

const inlineNodes = new Set(['text', 'hard_break', 'image', 'emoji'])
const textBlocks = new Set(['paragraph', 'heading', 'code_block'])
const blocks = new Set([
  ...textBlocks,
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'horizontal_rule',
  'image',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
])
export const knownMarks = [
  'link',
  'bold',
  'italic',
  'strike',
  'underline',
  'superscript',
  'subscript',
  'code',
  'highlight',
  'textStyle',
  'styled',
  'anchor',
] as const
const marksByName = new Set<string>(knownMarks)
const keys = new Set(['type', 'text', 'attrs', 'marks', 'content'])
/** What the commands for tables work with; all other attributes travel in one piece. */
const cellDefaults: Record<string, unknown> = { colspan: 1, rowspan: 1, colwidth: null }

/** The document for the editor; an empty paragraph when there is none. What the editor does not know becomes a node that holds it as it is. */
export function readDocument(value: unknown): TextNode {
  const content = isDocument(value) ? (value.content ?? []).flatMap((node) => readNode(node, false)) : []
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph', attrs: { sent: null } }] }
}

export const isDocument = (value: unknown): value is TextNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

function readNode(node: TextNode, isInline: boolean): TextNode[] {
  const isKnown = (isInline ? inlineNodes : blocks).has(node.type) && Object.keys(node).every((key) => keys.has(key))
  if (!isKnown) return [{ type: isInline ? 'unheld_inline' : 'unheld_block', attrs: { json: node } }]
  if (node.type === 'text' && !node.text) return []
  const { type, text, attrs, marks, content } = node
  return [
    {
      // The vendor has pictures between words and between paragraphs; the editor tells the two apart.
      type: type === 'image' && !isInline ? 'image_block' : type,
      ...(text !== undefined && { text }),
      ...(type !== 'text' && { attrs: { ...(isCell(type) && pick(attrs)), sent: attrs ?? null } }),
      ...(marks?.length && { marks: marks.map(readMark) }),
      ...(content?.length && { content: content.flatMap((child) => readNode(child, textBlocks.has(type))) }),
    },
  ]
}

const isCell = (type: string) => type === 'tableCell' || type === 'tableHeader'
const pick = (attrs: TextNode['attrs']) =>
  Object.fromEntries(Object.entries(cellDefaults).map(([key, initial]) => [key, attrs?.[key] ?? initial]))

const readMark = (mark: TextMark): TextMark =>
  marksByName.has(mark.type) ? { type: mark.type, attrs: { sent: mark.attrs ?? null } } : { type: 'unheld', attrs: { json: mark } }

/** What the editor has made, in the vendor's form. `before` keeps what it has beside its content. A document without words is empty. */
export function writeDocument(document: TextNode, before: unknown): TextNode {
  const [first, ...rest] = document.content ?? []
  const isEmpty = rest.length === 0 && (!first || (first.type === 'paragraph' && !first.content?.length))
  return { ...(isDocument(before) && before), type: 'doc', content: isEmpty ? [] : (document.content ?? []).map(writeNode) }
}

function writeNode({ type, text, attrs, marks, content }: TextNode): TextNode {
  if (attrs && 'json' in attrs) return attrs.json as TextNode
  const written = isCell(type) ? writeCell(attrs) : (attrs?.sent as TextNode['attrs'])
  return {
    type: type === 'image_block' ? 'image' : type,
    ...(written && { attrs: written }),
    ...(text !== undefined && { text }),
    ...(marks?.length && { marks: marks.map(writeMark) }),
    ...(content?.length && { content: content.map(writeNode) }),
  }
}

function writeMark({ type, attrs }: TextMark): TextMark {
  if (attrs && 'json' in attrs) return attrs.json as TextMark
  return attrs?.sent ? { type, attrs: attrs.sent as Record<string, unknown> } : { type }
}

function writeCell(attrs: TextNode['attrs']): TextNode['attrs'] {
  const sent = attrs?.sent as TextNode['attrs']
  const changed = Object.entries(cellDefaults).filter(([key, initial]) => !isSame(attrs?.[key], sent?.[key] ?? initial))
  return changed.length === 0 ? sent : { ...sent, ...Object.fromEntries(changed.map(([key]) => [key, attrs?.[key]])) }
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether two documents say the same: the order of marks, and what is empty or missing, make no difference. */
export const saysTheSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

function plain(value: unknown): unknown {
  const document = value === '' || value === null || value === undefined ? { type: 'doc' } : value
  if (!isDocument(document)) return document
  const { content, ...rest } = document
  const nodes = plainNodes(content ?? [])
  return [sorted(rest), nodes.length === 1 && isSame(nodes[0], { type: 'paragraph' }) ? [] : nodes]
}

function plainNodes(nodes: readonly TextNode[]): unknown[] {
  const all: Record<string, unknown>[] = []
  for (const { content, marks, text, attrs, ...rest } of nodes) {
    if (text === '') continue
    const last = all.at(-1)
    const own = {
      ...(sorted(rest) as object),
      ...(attrs && Object.keys(attrs).length > 0 && { attrs: sorted(attrs) }),
      ...(marks?.length && { marks: marks.map(plainMark).sort() }),
    }
    const { text: lastText, ...lastOwn } = last ?? {}
    if (text !== undefined && last && lastText !== undefined && isSame(lastOwn, own)) last.text = `${lastText}${text}`
    else all.push({ ...own, ...(text !== undefined && { text }), ...(content?.length && { content: plainNodes(content) }) })
  }
  return all
}

const plainMark = ({ attrs, ...rest }: TextMark) =>
  JSON.stringify(sorted({ ...rest, ...(attrs && Object.keys(attrs).length > 0 && { attrs }) }))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
