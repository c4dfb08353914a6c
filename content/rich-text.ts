import type { NewBlok } from './blok-builders.ts'

/**
 * Rich text from a few lines of text: blank lines part blocks; `## ` and `### ` begin headings, `- ` and `1. ` lists,
 * `> ` a quotation, `| a | b |` table rows (the first is the head); `**bold**`, `*italic*` and `[words](target)`
 * within lines, where a target is an address, a mail address or `story:full/slug`.
 */
export function richText(source: string) {
  return {
    type: 'doc',
    content: source
      .trim()
      .split(/\n\s*\n/)
      .map(toNode),
  }
}

interface Node {
  type: string
  [key: string]: unknown
}

function toNode(block: string): Node {
  const lines = block.split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  const heading = /^(#{2,4}) (.*)$/.exec(first)
  if (heading) return { type: 'heading', attrs: { level: heading[1]?.length ?? 2 }, content: toText(heading[2] ?? '') }
  if (first.startsWith('- ')) return { type: 'bullet_list', content: lines.map((line) => toItem(line.slice(2))) }
  if (/^\d+\. /.test(first))
    return { type: 'ordered_list', attrs: { order: 1 }, content: lines.map((line) => toItem(line.replace(/^\d+\. /, ''))) }
  if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(lines.map((line) => line.replace(/^> ?/, '')))] }
  if (first.startsWith('|')) return { type: 'table', content: lines.map(toRow) }
  return paragraph(lines)
}

const paragraph = (lines: string[]): Node => ({
  type: 'paragraph',
  content: lines.flatMap((line, index) =>
    index === 0
      ? toText(line)
      : [line.startsWith('\\') ? { type: 'hard_break' } : { type: 'text', text: ' ' }, ...toText(line.replace(/^\\/, ''))],
  ),
})

const toItem = (text: string): Node => ({ type: 'list_item', content: [paragraph([text])] })

function toRow(line: string, index: number): Node {
  const cells = line.replace(/^\||\|$/g, '').split('|')
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [paragraph([cell.trim()])],
    })),
  }
}

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g

function toText(line: string): Node[] {
  const nodes: Node[] = []
  let from = 0
  for (const match of line.matchAll(marked)) {
    const [whole, bold, italic, words, target] = match
    if (match.index > from) nodes.push({ type: 'text', text: line.slice(from, match.index) })
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic !== undefined) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else nodes.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: linkAttributes(target ?? '') }] })
    from = match.index + whole.length
  }
  if (from < line.length) nodes.push({ type: 'text', text: line.slice(from) })
  return nodes
}

function linkAttributes(target: string): object {
  if (target.startsWith('story:')) return { $story: target.slice('story:'.length), richText: true }
  if (target.includes('@')) return { href: target, linktype: 'email', uuid: null, anchor: null, target: null }
  return { href: target, linktype: 'url', uuid: null, anchor: null, target: null }
}

/** A page of text as a story's root. */
export const textBlok = (headline: string, source: string): NewBlok => ({
  component: 'text_page',
  headline,
  isHeadlineH1: true,
  text: richText(source),
})
