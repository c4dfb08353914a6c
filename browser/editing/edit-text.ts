import type { TextOnPage } from './field-at.ts'

export interface TextEditing {
  /** The text as it is now. */
  onText(value: string): void
  onEnd(): void
}

/** Lets a person write in a text right on the page. What React has drawn there stands there again afterwards. */
export function editText({ element, value }: TextOnPage, { onText, onEnd }: TextEditing): void {
  const drawn = [...element.childNodes]
  const hasLines = value.includes('\n')
  element.contentEditable = 'plaintext-only'
  // Without what the page has added to it.
  element.textContent = value
  element.focus({ preventScroll: true })
  getSelection()?.selectAllChildren(element)

  const tell = () => onText(element.innerText.replace(/\n$/, ''))
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape' && (event.key !== 'Enter' || hasLines || event.shiftKey)) return
    event.preventDefault()
    element.blur()
  }
  // A link or button would be pressed by the space key, and followed by a click.
  const hold = (event: Event) => {
    event.stopPropagation()
    if (event.type === 'click') event.preventDefault()
  }
  const end = () => {
    element.removeEventListener('input', tell)
    element.removeEventListener('keydown', handleKey)
    element.removeEventListener('click', hold)
    element.removeAttribute('contenteditable')
    element.replaceChildren(...drawn)
    onEnd()
  }
  element.addEventListener('input', tell)
  element.addEventListener('keydown', handleKey)
  element.addEventListener('click', hold)
  element.addEventListener('blur', end, { once: true })
}
