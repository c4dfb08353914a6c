import { Extension, type InputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

export interface TextKeysOptions {
  /** The tools of the field. */
  names: readonly string[]
  onLink(): void
}

/** What keys do in a text, and what typing at the start of a line makes of it: only what the field has tools for. */
export const textKeys = ({ names, onLink }: TextKeysOptions) => {
  let isLeaving = false
  const has = (name: string) => names.includes(name)
  return Extension.create({
    name: 'textKeys',
    addKeyboardShortcuts() {
      const { editor } = this
      const toggles = { bold: 'Mod-b', italic: 'Mod-i', underline: 'Mod-u' }
      return {
        // Marks that a field does not have are not made by the browser either.
        ...Object.fromEntries(Object.entries(toggles).map(([name, keys]) => [keys, () => !has(name) || editor.commands.toggleMark(name)])),
        'Mod-k': () => {
          if (has('link')) onLink()
          return true
        },
        Enter: () => editor.commands.splitListItem('list_item'),
        'Shift-Enter': () =>
          editor.commands.first(({ commands: first }) => [() => first.exitCode(), () => first.insertContent({ type: 'hard_break' })]),
        // Tab is taken in lists and tables; Escape gives it back, so that the keyboard is never caught.
        Escape: () => {
          isLeaving = true
          return true
        },
        Tab: () => !isLeaving && (goToNextCell(1)(editor.state, editor.view.dispatch) || editor.commands.sinkListItem('list_item')),
        'Shift-Tab': () =>
          !isLeaving && (goToNextCell(-1)(editor.state, editor.view.dispatch) || editor.commands.liftListItem('list_item')),
      }
    },
    onFocus() {
      isLeaving = false
    },
    onUpdate() {
      isLeaving = false
    },
    addInputRules() {
      const { nodes } = this.editor.schema
      const rules: InputRule[] = []
      if (nodes.heading)
        for (const level of [1, 2, 3, 4, 5, 6].filter((each) => has(`h${each}`)))
          rules.push(
            textblockTypeInputRule({
              find: new RegExp(`^#{${level}}\\s$`),
              type: nodes.heading,
              getAttributes: () => ({ sent: { level } }),
            }),
          )
      if (nodes.bullet_list && has('list')) rules.push(wrappingInputRule({ find: /^\s*[-*]\s$/, type: nodes.bullet_list }))
      if (nodes.ordered_list && has('olist')) rules.push(wrappingInputRule({ find: /^1\.\s$/, type: nodes.ordered_list }))
      if (nodes.blockquote && has('quote')) rules.push(wrappingInputRule({ find: /^>\s$/, type: nodes.blockquote }))
      return rules
    },
    addProseMirrorPlugins: () => [tableEditing()],
  })
}
