/** The vendor's nodes and marks for TipTap. Each holds the vendor's attributes in one piece, as `sent`, so that none is lost. */
import { Extension, Mark as MarkExtension, Node as NodeExtension } from '@tiptap/core'
import type { Mark, Node, StyleParseRule, TagParseRule } from '@tiptap/pm/model'
import { isSafeAddress } from '../../../schemas/link-address.ts'
import type { knownMarks, TextNode } from './text-document.ts'

type Sent = Record<string, unknown>

export const sentOf = ({ attrs }: Pick<Node | Mark, 'attrs'>): Sent => (attrs.sent as Sent | null) ?? {}
export const levelOf = (node: Node): number => Math.min(6, Math.max(1, Number(sentOf(node).level) || 1))

/** One attribute that travels through the clipboard as JSON. `found` reads other programs' elements. */
const jsonAttribute = (name: string, found: (element: HTMLElement) => Sent | null = () => null) => ({
  [name]: {
    default: null,
    parseHTML: (element: HTMLElement) => readJson(element.getAttribute(`data-${name}`)) ?? found(element),
    renderHTML: (attributes: Sent) => (attributes[name] ? { [`data-${name}`]: JSON.stringify(attributes[name]) } : {}),
  },
})

function readJson(text: string | null): Sent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? (value as Sent | null) : null
  } catch {
    return null
  }
}

interface NodeShape {
  group?: string
  content?: string
  tags: string[]
  render?(node: Node): { tag: string; attributes?: Record<string, string> }
  found?(element: HTMLElement): Sent | null
  isInline?: boolean
  isAtom?: boolean
  isCode?: boolean
  tableRole?: string
}

const style = (css: string) => ({ style: css })
const aligned = (node: Node): Record<string, string> => (sentOf(node).textAlign ? style(`text-align: ${sentOf(node).textAlign}`) : {})
const text = (value: unknown) => (typeof value === 'string' ? value : '')

const picture: Omit<NodeShape, 'tags'> = {
  isAtom: true,
  render: (node) => ({ tag: 'img', attributes: { src: text(sentOf(node).src), alt: text(sentOf(node).alt) } }),
  found: (element) => ({ src: element.getAttribute('src') ?? '', alt: element.getAttribute('alt') ?? '' }),
}

const nodes: Record<string, NodeShape> = {
  paragraph: { group: 'block', content: 'inline*', tags: ['p'], render: (node) => ({ tag: 'p', attributes: aligned(node) }) },
  heading: {
    group: 'block',
    content: 'inline*',
    tags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    render: (node) => ({ tag: `h${levelOf(node)}`, attributes: aligned(node) }),
    found: ({ tagName }) => ({ level: Number(tagName.slice(1)) }),
  },
  blockquote: { group: 'block', content: 'block+', tags: ['blockquote'] },
  bullet_list: { group: 'block list', content: 'list_item+', tags: ['ul'] },
  ordered_list: {
    group: 'block list',
    content: 'list_item+',
    tags: ['ol'],
    render: (node) => ({ tag: 'ol', attributes: { start: String(Number(sentOf(node).order) || 1) } }),
    found: (element) => (Number(element.getAttribute('start')) > 1 ? { order: Number(element.getAttribute('start')) } : null),
  },
  list_item: { content: 'block+', tags: ['li'] },
  code_block: { group: 'block', content: 'text*', tags: ['pre'], isCode: true },
  horizontal_rule: { group: 'block', tags: ['hr'] },
  hard_break: { group: 'inline', tags: ['br'], isInline: true },
  image: { ...picture, group: 'inline', tags: ['img'], isInline: true },
  image_block: { ...picture, group: 'block', tags: ['img[data-block]'], render: (node) => withBlock(picture.render?.(node)) },
  emoji: {
    group: 'inline',
    tags: ['span[data-emoji]'],
    isInline: true,
    isAtom: true,
    render: () => ({ tag: 'span', attributes: { 'data-emoji': '' } }),
  },
  table: { group: 'block', content: 'tableRow+', tags: ['table'], tableRole: 'table' },
  tableRow: { content: '(tableCell | tableHeader)*', tags: ['tr'], tableRole: 'row' },
  tableCell: { content: 'block+', tags: ['td'], tableRole: 'cell' },
  tableHeader: { content: 'block+', tags: ['th'], tableRole: 'header_cell' },
}

function withBlock(drawn: { tag: string; attributes?: Record<string, string> } | undefined) {
  return { tag: drawn?.tag ?? 'img', attributes: { ...drawn?.attributes, 'data-block': '' } }
}

const cellAttribute = (name: string, initial: unknown) => ({
  [name]: {
    default: initial,
    parseHTML: (element: HTMLElement) => (name === 'colwidth' ? null : Number(element.getAttribute(name)) || 1),
    renderHTML: (attributes: Sent) => (name !== 'colwidth' && attributes[name] !== 1 ? { [name]: attributes[name] } : {}),
  },
})

const nodeExtensions = Object.entries(nodes).map(([name, { tags, render, found, isInline, isAtom, isCode, tableRole, group, content }]) =>
  NodeExtension.create({
    name,
    ...(group && { group }),
    ...(content && { content }),
    inline: isInline ?? false,
    atom: isAtom ?? false,
    code: isCode ?? false,
    defining: !isInline && name !== 'paragraph',
    selectable: name !== 'hard_break',
    ...(isCode && { marks: '' }),
    ...(tableRole?.endsWith('cell') && { isolating: true }),
    addAttributes: () => ({
      // A line after a heading is none: it begins without the heading's attributes.
      sent: { ...jsonAttribute('sent', found).sent, keepOnSplit: name === 'paragraph' },
      ...(tableRole?.endsWith('cell') && {
        ...cellAttribute('colspan', 1),
        ...cellAttribute('rowspan', 1),
        ...cellAttribute('colwidth', null),
      }),
    }),
    parseHTML: () =>
      tags.map(
        (tag): TagParseRule => ({
          tag,
          ...(isCode && { preserveWhitespace: 'full' as const }),
          ...(tag.includes('[') && { priority: 60 }),
        }),
      ),
    renderHTML({ node, HTMLAttributes }) {
      const { tag, attributes } = render?.(node) ?? { tag: tags[0] ?? 'div' }
      const all = { ...HTMLAttributes, ...attributes }
      if (name === 'emoji') return [tag, all, text(sentOf(node).emoji)]
      return content ? [tag, all, 0] : [tag, all]
    },
    renderText: ({ node }) => (name === 'hard_break' ? '\n' : text(sentOf(node).emoji)),
  }),
)

/** What the editor does not know stands in the text as a card with its name, whole and in its place. */
const unheld = (name: string, isInline: boolean) =>
  NodeExtension.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => jsonAttribute('json'),
    parseHTML: () => [{ tag: `${isInline ? 'span' : 'div'}[data-json]` }],
    renderHTML: ({ node, HTMLAttributes }) => [isInline ? 'span' : 'div', HTMLAttributes, nameOfUnheld(node.attrs.json as TextNode)],
  })

/** A blok in the text is called by its component. */
export function nameOfUnheld({ type, text: words, attrs }: TextNode): string {
  const bloks = Array.isArray(attrs?.body) ? (attrs.body as Sent[]) : []
  return words ?? [type, ...bloks.map(({ component }) => text(component))].join(' ')
}

interface MarkShape {
  tags: string[]
  /** How programs that write no such element say the same, by property. */
  styles?: Record<string, RegExp>
  css?(sent: Sent): string
  attributes?(sent: Sent): Record<string, string>
}

const marks: Record<(typeof knownMarks)[number], MarkShape> = {
  link: { tags: ['a'], attributes: ({ href }) => ({ href: text(href) }) },
  bold: { tags: ['strong', 'b'], styles: { 'font-weight': /^(bold|bolder|[6-9]00)$/ } },
  italic: { tags: ['em', 'i'], styles: { 'font-style': /^(italic|oblique)/ } },
  strike: { tags: ['s', 'del', 'strike'], styles: { 'text-decoration': /line-through/ } },
  // Others underline every link.
  underline: { tags: ['u', ':not(a) > span[style*=underline]'] },
  superscript: { tags: ['sup'], styles: { 'vertical-align': /^super$/ } },
  subscript: { tags: ['sub'], styles: { 'vertical-align': /^sub$/ } },
  code: { tags: ['code'] },
  highlight: { tags: ['mark'], css: ({ color }) => (color ? `background-color: ${text(color)}` : '') },
  textStyle: {
    tags: ['span[data-color]'],
    css: ({ color }) => (color ? `color: ${text(color)}` : ''),
    attributes: () => ({ 'data-color': '' }),
  },
  styled: { tags: ['span[data-styled]'], attributes: ({ class: name }) => ({ 'data-styled': text(name) }) },
  anchor: { tags: ['span[data-anchor]'], attributes: ({ id }) => ({ 'data-anchor': text(id) }) },
}

const markExtensions = Object.entries(marks).map(([name, { tags, styles = {}, css, attributes }]) =>
  MarkExtension.create({
    name,
    inclusive: name !== 'link' && name !== 'anchor',
    addAttributes: () => jsonAttribute('sent', (element) => (name === 'link' ? foundLink(element.getAttribute('href') ?? '') : null)),
    parseHTML: () => [
      ...tags.map(
        (tag): TagParseRule => ({
          tag,
          getAttrs: (element) => (isWanted(name, element) ? null : false),
        }),
      ),
      ...Object.entries(styles).map(
        ([property, wanted]): StyleParseRule => ({ style: property, getAttrs: (value) => (wanted.test(value) ? null : false) }),
      ),
    ],
    renderHTML: ({ mark, HTMLAttributes }) => {
      const sent = sentOf(mark)
      const look = css?.(sent)
      return [tags[0]?.split('[')[0] ?? 'span', { ...HTMLAttributes, ...attributes?.(sent), ...(look && style(look)) }, 0]
    },
  }),
)

/** Office programs wrap whole documents in a `b` that is not bold; and no link may run code. */
function isWanted(name: string, element: HTMLElement): boolean {
  if (name === 'bold') return element.style.fontWeight !== 'normal'
  if (name !== 'link') return true
  const href = readJson(element.getAttribute('data-sent'))?.href ?? element.getAttribute('href')
  return typeof href === 'string' && href !== '' && isSafeAddress(href)
}

const foundLink = (href: string): Sent =>
  href.startsWith('mailto:')
    ? { href: href.slice('mailto:'.length), uuid: null, anchor: null, target: null, linktype: 'email' }
    : { href, uuid: null, anchor: null, target: null, linktype: 'url' }

const unheldMark = MarkExtension.create({
  name: 'unheld',
  excludes: '',
  addAttributes: () => jsonAttribute('json'),
  parseHTML: () => [{ tag: 'span[data-unheld-mark]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-unheld-mark': '' }, 0],
})

/** ProseMirror's tables know their nodes by a role. */
const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => ({ tableRole: nodes[name]?.tableRole }),
})

export const textExtensions = [
  NodeExtension.create({ name: 'doc', topNode: true, content: 'block+' }),
  ...nodeExtensions,
  NodeExtension.create({ name: 'text', group: 'inline' }),
  unheld('unheld_block', false),
  unheld('unheld_inline', true),
  ...markExtensions,
  unheldMark,
  tableRoles,
]
