import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'
import { isSafeAddress } from '../link-address.ts'

/** A mark of rich text (R3.25): bold, italic, highlight, textStyle, superscript, subscript, link … */
export interface RichTextMark {
  type: string
  attrs?: Record<string, unknown> | null
}

/** A node of Storyblok's rich text, as facts of the vendor's renderer describe it. */
export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown> | null
  marks?: RichTextMark[]
  content?: RichTextNode[]
}

/** A link's own attributes (R3.25) become attributes of the element: none of them may run code or replace what the link says. */
const isHarmless = (name: string) => /^(data-[\w-]+|aria-[a-z]+|title|rel|lang|hreflang|download|class|id)$/.test(name)

/** Whatever else stands at a node or a mark, the renderer writes as an attribute of its element. */
const isAttribute = (name: string) =>
  /^[a-z][\w-]*$/i.test(name) && !/^(on.*|style|srcdoc|srcset|contenteditable|autofocus|popover.*)$/i.test(name)

type Report = (problem: string, path: PropertyKey[]) => void
type Sent = { [key: string]: unknown }

const isObject = (sent: unknown): sent is Sent => typeof sent === 'object' && sent !== null && !Array.isArray(sent)
const listOf = (sent: unknown): unknown[] => (Array.isArray(sent) ? sent : [])
const isUnset = (sent: unknown) => sent === undefined || sent === null

/** Every object has something by these names, which the renderer would take for how it is to draw them. */
const isType = (sent: unknown): boolean => typeof sent === 'string' && !(sent in Object.prototype)

/** By hand, because a schema that contains itself takes most of the time in which a page is parsed. */
function checkNodes(sent: unknown, path: PropertyKey[], report: Report): void {
  if (!Array.isArray(sent)) report('ist keine Liste', path)
  for (const [index, node] of listOf(sent).entries()) {
    const at = [...path, index]
    if (!isObject(node) || !isType(node.type)) report('ist kein Knoten eines Textes', at)
    else checkNode(node, at, report)
  }
}

function checkNode({ type, text, attrs, marks, content }: Sent, at: PropertyKey[], report: Report): void {
  if (type === 'blok') report('enthält einen Block; Blöcke gehören in ein Feld für Blöcke', at)
  if ((text !== undefined || type === 'text') && typeof text !== 'string') report('ist kein Text', [...at, 'text'])
  if (type === 'emoji' && !(isObject(attrs) && typeof attrs.emoji === 'string')) report('ist ein Emoji ohne Zeichen', at)
  if (!isUnset(attrs) && !isObject(attrs)) report('ist keine Liste von Eigenschaften', [...at, 'attrs'])
  if (!hasAttributes(attrs)) report('hat Attribute, die nicht erlaubt sind', at)
  if (!hasSafeAddress(attrs)) report('enthält ein Bild ohne gültige Adresse', at)
  if (marks !== undefined) checkMarks(marks, [...at, 'marks'], report)
  if (content !== undefined) checkNodes(content, [...at, 'content'], report)
}

function checkMarks(sent: unknown, path: PropertyKey[], report: Report): void {
  if (!Array.isArray(sent)) report('ist keine Liste', path)
  for (const [index, mark] of listOf(sent).entries()) {
    const at = [...path, index]
    if (!isObject(mark) || !isType(mark.type) || !(isUnset(mark.attrs) || isObject(mark.attrs))) {
      report('ist keine Auszeichnung', at)
      continue
    }
    if (!hasAttributes(mark.attrs)) report('hat Attribute, die nicht erlaubt sind', at)
    if (!hasSafeAddress(mark.attrs)) report('enthält einen Link, der auf keine Seite führt', at)
    const custom = isObject(mark.attrs) && isObject(mark.attrs.custom) ? Object.keys(mark.attrs.custom) : []
    if (!custom.every(isHarmless)) report('enthält einen Link mit Attributen, die nicht erlaubt sind', at)
  }
}

const hasAttributes = (attrs: unknown): boolean => !isObject(attrs) || Object.keys(attrs).every(isAttribute)

/** An address in rich text is an attribute of a link mark (`href`) or of a picture (`src`). */
function hasSafeAddress(attrs: unknown): boolean {
  if (!isObject(attrs)) return true
  return [attrs.href, attrs.src].every((address) => isUnset(address) || (typeof address === 'string' && isSafeAddress(address)))
}

const Nodes = z
  .custom<RichTextNode[]>()
  .superRefine((sent, context) => checkNodes(sent, [], (message, path) => context.addIssue({ code: 'custom', message, path })))

/** The marks and nodes an editor gets to use; Storyblok's own names for its toolbar. */
const toolbar = [
  'bold',
  'italic',
  'underline',
  'superscript',
  'subscript',
  'highlight',
  'color',
  'paragraph',
  'h2',
  'h3',
  'h4',
  'list',
  'olist',
  'quote',
  'hrule',
  'link',
  'table',
  'image',
]

export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

const notFormatted = 'ist kein formatierter Text; schreibe ihn neu'
const emptyDocument: RichText = { type: 'doc', content: [] }

/** Formatted text; a document without content when unset. */
export function richtext(options: FieldOptions) {
  const document = z.object({ type: z.literal('doc', notFormatted), content: Nodes.default([]) }, notFormatted)
  const filled = document.refine(({ content }) => !options.required || content.length > 0, 'fehlt')
  return z
    .preprocess((sent) => (sent === undefined || sent === null || sent === '' ? emptyDocument : sent), filled)
    .meta({
      field: {
        type: 'richtext',
        ...commonKeys(options),
        customize_toolbar: true,
        toolbar,
        allow_target_blank: true,
        allow_custom_attributes: true,
      },
    })
}
