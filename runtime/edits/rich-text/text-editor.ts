import { Editor } from '@tiptap/core'
import { cleanPaste, countPictures } from './clean-paste.ts'
import { heldDocument } from './held-document.ts'
import { saysTheSame, type TextNode, writeDocument } from './text-document.ts'
import { textKeys } from './text-keys.ts'
import { textExtensions } from './text-schema.ts'
import { madeBy } from './tools.ts'
import { withWordLists } from './word-lists.ts'

export interface TextEditorParts {
  /** The text stands in it; or is it, so that it looks as its page has it. */
  element: HTMLElement | { mount: HTMLElement }
  value: unknown
  /** The tools of the field. */
  names: readonly string[]
  onChange(value: TextNode): void
  /** The keys for a link were pressed; its address is somebody else's to ask for. */
  onLink(): void
  /** Something was pasted: without some of its pictures, or with all that was in it. */
  onPaste(isWithoutPictures: boolean): void
}

export type TextEditor = ReturnType<typeof createTextEditor>

/** A text under edit, in the form of the studio or on the page itself. It has no history of its own: what is taken back, the story's session takes back. */
export function createTextEditor({ element, value, names, onChange, onLink, onPaste }: TextEditorParts) {
  const allowed = madeBy(names)
  let known = value
  let isShownOnce = false
  const editor = new Editor({
    element,
    extensions: [...textExtensions, textKeys({ names, onLink })],
    injectCSS: false,
    enableInputRules: true,
    enablePasteRules: false,
    editorProps: {
      transformPastedHTML: withWordLists,
      transformPasted(slice) {
        const cleaned = cleanPaste(slice, allowed)
        onPaste(countPictures(cleaned) < countPictures(slice))
        return cleaned
      },
      // A picture alone, as screenshots are.
      handlePaste(_, { clipboardData }, { size }) {
        const isPicture = size === 0 && [...(clipboardData?.files ?? [])].some(({ type }) => type.startsWith('image/'))
        if (isPicture) onPaste(true)
        return isPicture
      },
      handleDOMEvents: {
        // Of the editor around it: there these keys mean something else.
        keydown: (_, event) => {
          if ((event.ctrlKey || event.metaKey) && ['b', 'i', 'u', 'k'].includes(event.key.toLowerCase())) event.stopPropagation()
          return false
        },
      },
    },
    onUpdate: () => {
      const written = writeDocument(editor.getJSON() as TextNode, known)
      known = written
      onChange(written)
    },
  })
  show(value)

  /** Shows what somebody else has made of the text; what is the same stays, and the cursor with it. Answers false when the editor can't hold it. */
  function show(next: unknown): boolean {
    if (isShownOnce && known === next) return editor.isEditable
    const held = heldDocument(editor.schema, next)
    editor.setEditable(held !== undefined, false)
    if (!held) {
      isShownOnce = false
      return false
    }
    const isSame = isShownOnce && saysTheSame(known, next)
    known = next
    isShownOnce = true
    if (isSame) return true
    const document = editor.schema.nodeFromJSON(held)
    const { state } = editor
    const start = state.doc.content.findDiffStart(document.content)
    if (start === null) return true
    const end = state.doc.content.findDiffEnd(document.content)
    if (!end) return true
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    const tr = state.tr.replace(start, end.a + overlap, document.slice(start, end.b + overlap))
    const isRight = tr.doc.eq(document)
    const whole = isRight ? tr : state.tr.replaceWith(0, state.doc.content.size, document.content)
    editor.view.dispatch(whole.setMeta('preventUpdate', true))
    return true
  }

  return { editor, show }
}
