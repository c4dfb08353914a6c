import { isSame, type TextNode } from '../../runtime/edits/rich-text/text-document.ts'
import { createTextEditor } from '../../runtime/edits/rich-text/text-editor.ts'
import { type NamedTool, textTools } from './text-tools.ts'

export interface RichTextEditing {
  value: TextNode
  tools: readonly NamedTool[]
  /** Of the row of tools, and of its last one, which leads to the form. */
  label: string
  more: string
  /** What is said when a picture was pasted that can't be there. */
  withoutPictures: string
  /** Where it was clicked. */
  at: { left: number; top: number }
  onText(value: TextNode, was: unknown): void
  /** Keys that take back belong to the story's history. */
  onKey(event: KeyboardEvent): void
  onMore(): void
  onEnd(): void
}

export interface RichTextWriting {
  /** What somebody else, or undo, has made of the text. */
  show(value: unknown): void
}

/** Lets a person write in a formatted text right on the page; `undefined` when something of it would be lost. */
export function editRichText(
  element: HTMLElement,
  { value, tools, label, more, withoutPictures, at, onText, onKey, onMore, onEnd }: RichTextEditing,
): RichTextWriting | undefined {
  const drawn = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value: text }) => [name, text] as const)
  let was: unknown = value
  /** What was written here comes back with the story, after more has been written. */
  let written: TextNode[] = []
  const { editor, show } = createTextEditor({
    element: { mount: element },
    value,
    names: tools.map(({ name }) => name),
    onChange(next) {
      onText(next, was)
      was = next
      written.push(next)
    },
    onLink: () => finish(onMore),
    onPaste: (isWithoutPictures) => say(isWithoutPictures ? withoutPictures : ''),
  })
  // A space at the end of a line is a space.
  element.style.whiteSpace = 'break-spaces'
  const { bar, say } = textTools({ editor, tools, label, more, beside: element, onMore: () => finish(onMore) })
  const away = new AbortController()
  const { signal } = away

  const finish = (then: () => void = () => {}) => {
    if (signal.aborted) return
    away.abort()
    bar.remove()
    editor.destroy()
    // What React has drawn there stands there again.
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const [name, text] of attributes) element.setAttribute(name, text)
    element.replaceChildren(...drawn)
    onEnd()
    then()
  }

  if (!editor.isEditable) {
    finish()
    return undefined
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && (element.contains(relatedTarget) || bar.contains(relatedTarget))
    if (!isInside) finish()
  }
  for (const part of [element, bar]) part.addEventListener('focusout', leave, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish()
      if ((event.ctrlKey || event.metaKey) && !event.altKey && ['z', 'y'].includes(event.key.toLowerCase())) {
        event.preventDefault()
        onKey(event)
      }
      event.stopPropagation()
    },
    { signal },
  )
  // A link is written here, not followed.
  element.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  editor.commands.focus(editor.view.posAtCoords(at)?.pos ?? 'end', { scrollIntoView: false })
  return {
    show(next) {
      const own = written.findIndex((each) => isSame(each, next))
      if (own >= 0) written = written.slice(own)
      if (own >= 0 || isSame(was, next)) return
      written = []
      was = next
      if (!show(next)) finish()
    },
  }
}
