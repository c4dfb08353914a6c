import type { Editor } from '@tiptap/core'
import { type ReactNode, useRef } from 'react'
import { type PressEvent, ToggleButton, Toolbar } from 'react-aria-components'
import { sentOf } from '../../../runtime/edits/rich-text/text-schema.ts'
import { type Question, tableTools, tools } from '../../../runtime/edits/rich-text/tools.ts'
import { useWords } from '../../studio-context.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './rich-text.module.css'

export interface TextToolbarProps {
  editor: Editor
  names: readonly string[]
  isDisabled: boolean
  onAsk(question: Exclude<Question, 'highlight' | 'color'>): void
}

const icons: Record<string, IconName> = {
  link: 'link',
  list: 'list',
  olist: 'orderedList',
  quote: 'quote',
  image: 'picture',
  table: 'table',
  hrule: 'rule',
}
const signs: Record<string, ReactNode> = {
  paragraph: '¶',
  bold: <b>F</b>,
  italic: <i>K</i>,
  underline: <u>U</u>,
  strike: <s>S</s>,
  superscript: (
    <span>
      x<sup>2</sup>
    </span>
  ),
  subscript: (
    <span>
      x<sub>2</sub>
    </span>
  ),
  inlinecode: <code>‹›</code>,
  code: <code>{'{}'}</code>,
  highlight: <mark>A</mark>,
  color: <span className={styles.colored}>A</span>,
  anchor: '#',
}
const marksWithColor = { highlight: 'highlight', color: 'textStyle' } as const
const firstColors = { highlight: '#fff1a8', color: '#8a2f2b' }

/** The tools of a text; arrow keys go from one to the next. */
export function TextToolbar({ editor, names, isDisabled, onAsk }: TextToolbarProps) {
  const words = useWords()
  const colorInput = useRef<HTMLInputElement>(null)
  const colored = useRef<keyof typeof marksWithColor>('color')

  const run = (name: string, { pointerType }: PressEvent) => {
    const tool = tools[name]
    if (!tool) return
    // Who comes with the mouse goes on writing; who comes with the keyboard goes on in the toolbar.
    if (pointerType !== 'keyboard' && pointerType !== 'virtual') editor.commands.focus()
    if (typeof tool.run === 'function') tool.run(editor)
    else if (tool.run === 'highlight' || tool.run === 'color') chooseColor(tool.run)
    else onAsk(tool.run)
  }
  const chooseColor = (tool: keyof typeof marksWithColor) => {
    const mark = marksWithColor[tool]
    if (editor.isActive(mark)) return editor.commands.unsetMark(mark, { extendEmptyMarkRange: true })
    colored.current = tool
    if (!colorInput.current) return
    colorInput.current.value = firstColors[tool]
    colorInput.current.click()
  }
  const setColor = (color: string) => {
    const name = marksWithColor[colored.current]
    const mark = editor.state.selection.$from.marks().find(({ type }) => type.name === name)
    editor.commands.setMark(name, { sent: { ...(mark && sentOf(mark)), color } })
  }
  const button = (name: string, label: string, sign: ReactNode, isActive: boolean, onPress: (event: PressEvent) => void) => (
    <ToggleButton
      key={name}
      className={styles.tool ?? ''}
      aria-label={label}
      data-tool={name}
      isSelected={isActive}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <span aria-hidden="true" className={styles.sign}>
        {sign}
      </span>
    </ToggleButton>
  )
  return (
    <Toolbar aria-label={words.fields.toolbar} className={styles.toolbar ?? ''}>
      {names.map((name) =>
        button(
          name,
          words.fields.tools[name] ?? name,
          icons[name] ? <Icon name={icons[name]} /> : (signs[name] ?? name.toUpperCase()),
          tools[name]?.isActive?.(editor) ?? false,
          (event) => run(name, event),
        ),
      )}
      {editor.isActive('table') &&
        Object.entries(tableTools).map(([name, command]) =>
          button(name, words.fields.tableTools[name] ?? name, words.fields.tableTools[name], false, () =>
            command(editor.state, editor.view.dispatch),
          ),
        )}
      <input
        ref={colorInput}
        type="color"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.colorInput}
        onChange={(event) => setColor(event.target.value)}
      />
    </Toolbar>
  )
}
