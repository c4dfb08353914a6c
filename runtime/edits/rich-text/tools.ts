import type { Editor } from '@tiptap/core'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { levelOf } from './text-schema.ts'

/** What needs more words before it can be done. */
export type Question = 'link' | 'image' | 'anchor' | 'highlight' | 'color'

export interface Tool {
  /** Marks and nodes of the document that the tool stands for: they may be pasted where it is allowed. */
  makes: readonly string[]
  isActive?(editor: Editor): boolean
  /** Answers whether something was done; a question is asked instead. */
  run: ((editor: Editor) => void) | Question
}

const mark = (name: string): Tool => ({
  makes: [name],
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.commands.toggleMark(name),
})

const headingLevelAt = ({ state }: Editor): number => {
  const { parent } = state.selection.$from
  return parent.type.name === 'heading' ? levelOf(parent) : 0
}

const heading = (level: number): Tool => ({
  makes: [`heading ${level}`],
  isActive: (editor) => headingLevelAt(editor) === level,
  run: (editor) =>
    headingLevelAt(editor) === level
      ? editor.commands.setNode('paragraph', { sent: null })
      : editor.commands.setNode('heading', { sent: { level } }),
})

const list = (name: string): Tool => ({
  makes: [name, 'list_item'],
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.commands.toggleList(name, 'list_item'),
})

const paragraph = { type: 'paragraph' }
const row = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => ({ type, content: [paragraph] })) })
const newTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }

/** The tools of a text, by the vendor's names for them. */
export const tools: Record<string, Tool> = {
  paragraph: {
    makes: [],
    isActive: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.commands.setNode('paragraph', { sent: null }),
  },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)])),
  bold: mark('bold'),
  italic: mark('italic'),
  underline: mark('underline'),
  strike: mark('strike'),
  superscript: mark('superscript'),
  subscript: mark('subscript'),
  inlinecode: mark('code'),
  highlight: { ...mark('highlight'), run: 'highlight' },
  color: { ...mark('textStyle'), run: 'color' },
  link: { ...mark('link'), run: 'link' },
  anchor: { ...mark('anchor'), run: 'anchor' },
  list: list('bullet_list'),
  olist: list('ordered_list'),
  quote: {
    makes: ['blockquote'],
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.commands.toggleWrap('blockquote'),
  },
  code: {
    makes: ['code_block'],
    isActive: (editor) => editor.isActive('code_block'),
    run: (editor) => editor.commands.toggleNode('code_block', 'paragraph'),
  },
  hrule: { makes: ['horizontal_rule'], run: (editor) => editor.commands.insertContent({ type: 'horizontal_rule' }) },
  image: { makes: ['image', 'image_block'], run: 'image' },
  table: {
    makes: ['table', 'tableRow', 'tableCell', 'tableHeader'],
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => !editor.isActive('table') && editor.commands.insertContent(newTable),
  },
}

/** What can be done with the table that one writes in. */
export const tableTools = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable }

/** The marks and nodes that tools make. */
export const madeBy = (names: readonly string[]): Set<string> => new Set(names.flatMap((name) => tools[name]?.makes ?? []))
