/**
 * What Storyblok's bridge cannot say: which field was clicked, a text written on the page, a blok dragged to another place,
 * a key pressed while the page has the focus. Our studio takes part by its `anlass:hello`; with any other editor nothing
 * of this happens.
 */
import { z } from 'zod'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { Registry } from '../../runtime/registry.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { dragBloks } from './drag-bloks.ts'
import type { RichTextWriting } from './edit-rich-text.ts'
import { editText } from './edit-text.ts'
import { elementOf, fieldAt, markedBlok, type RichTextOnPage, richTextAt } from './field-at.ts'
import { receiveContent } from './receive-content.ts'

const Hello = z.object({ action: z.literal('anlass:hello') })
const Selected = z.object({ action: z.enum(['enterComponent', 'editedBlok']), blok: z.object({ uid: z.string() }) })

/** The studio's answer to `anlass:rich-text`: with which tools the text is written. */
const Tools = z.object({
  action: z.literal('anlass:rich-text'),
  uid: z.string(),
  field: z.string(),
  label: z.string(),
  more: z.string(),
  withoutPictures: z.string(),
  tools: z.array(z.object({ name: z.string(), label: z.string() })),
})

export interface ExtensionParts {
  editorOrigin: string
  registry: Registry
  /** The story that is edited, as it is shown. */
  content(): RawBlok | undefined
  /** What is shown of a story. */
  shown(storyId: number): unknown
  /** The unsaved story, as our studio has it now. */
  onContent(storyId: number, content: unknown): void
  /** While a person writes on the page, nothing is drawn anew. */
  onWriting(isWriting: boolean): void
}

export interface BridgeExtension {
  /** The story is another now, while a person writes on the page: what they write in may be so, too. */
  heard(): void
  /** The page shows something else now: what was asked for before it was there is done now. */
  drawn(): void
  end(): void
}

/** A link that lies over the whole of its teaser would take every click: the words below it could neither be chosen nor written in. */
const uncoverWords = 'a::after { pointer-events: none !important }'

export function extendBridge({ editorOrigin, registry, content, shown, onContent, onWriting }: ExtensionParts): BridgeExtension {
  const end = new AbortController()
  const { signal } = end
  const post = (message: object) => parent.postMessage(message, editorOrigin)
  const receive = receiveContent({ shown, onContent, onLost: () => post({ action: 'anlass:lost' }) })
  const makeDraggable = dragBloks({ registry, content, signal, onMove: (uid, to) => post({ action: 'anlass:move', uid, to }) })
  /** A blok that was selected beside the page before it was drawn: a new one. The bridge looks for it once. */
  let waiting: { uid: string; event: MessageEventInit } | undefined
  /** The formatted text that was asked for, or is written. */
  let richText: (RichTextOnPage & { at: { left: number; top: number }; writing?: RichTextWriting | undefined }) | undefined
  let isExtended = false
  let isWriting = false
  const uncovered = new CSSStyleSheet()
  uncovered.replaceSync(uncoverWords)

  addEventListener(
    'message',
    ({ data, origin }) => {
      if (origin !== editorOrigin) return
      if (!isExtended && Hello.safeParse(data).success) begin()
      receive(data)
      const tools = Tools.safeParse(data)
      if (tools.success) void writeRichText(tools.data)
      const selected = Selected.safeParse(data)
      if (selected.success) {
        const { uid } = selected.data.blok
        makeDraggable(uid)
        waiting = elementOf(uid) ? undefined : { uid, event: { data, origin } }
      }
      if (data?.action === 'deselectBlok') makeDraggable(undefined)
    },
    { signal },
  )

  return {
    drawn() {
      if (!waiting) return
      // The bridge measures it: before the paint, the browser would lay out the page for that alone.
      afterPaint(() => waiting && elementOf(waiting.uid) && dispatchEvent(new MessageEvent('message', waiting.event)))
    },
    heard() {
      const all = content()
      const value = richText && all && findBlok(all, richText.uid)?.blok[richText.field]
      richText?.writing?.show(value)
    },
    end() {
      end.abort()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== uncovered)
    },
  }

  function begin() {
    isExtended = true
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, uncovered]
    post({ action: 'anlass:ready' })
    // In the capture phase, because the bridge keeps clicks to itself.
    addEventListener('click', tellField, { capture: true, signal })
    addEventListener('dblclick', write, { capture: true, signal })
    addEventListener('keydown', tellKey, { signal })
  }

  function tellField({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const all = content()
    if (isWriting || !all || !(target instanceof Element)) return
    const text = richTextAt(target, all) ?? fieldAt(target, all)
    const marked = markedBlok(target)
    if (!marked) return
    const { uid, field } = text ?? { uid: marked.uid, field: undefined }
    post({ action: 'anlass:select', uid, marked: marked.uid, storyId: marked.storyId, isMore: ctrlKey || metaKey || shiftKey, field })
  }

  function write({ target, clientX: left, clientY: top }: MouseEvent) {
    const all = content()
    if (isWriting || !all || !(target instanceof Element)) return
    const formatted = richTextAt(target, all)
    if (formatted) {
      richText = { ...formatted, at: { left, top } }
      return post({ action: 'anlass:rich-text', uid: formatted.uid, field: formatted.field })
    }
    const text = fieldAt(target, all)
    if (!text) return
    const { uid, field } = text
    let was = text.value
    isWriting = true
    onWriting(true)
    editText(text, {
      onText(value) {
        post({ action: 'anlass:text', uid, field, value, was })
        was = value
      },
      onEnd() {
        isWriting = false
        onWriting(false)
      },
    })
  }

  async function writeRichText({ uid, field, ...named }: z.output<typeof Tools>) {
    const asked = richText
    if (isWriting || asked?.uid !== uid || asked.field !== field) return
    isWriting = true
    onWriting(true)
    const { editRichText } = await import('./edit-rich-text.ts')
    asked.writing = editRichText(asked.element, {
      ...named,
      value: asked.value,
      at: asked.at,
      onText: (value, was) => post({ action: 'anlass:text', uid, field, value, was }),
      onKey: postKey,
      onMore: () => post({ action: 'anlass:form', uid, field }),
      onEnd() {
        richText = undefined
        isWriting = false
        onWriting(false)
      },
    })
    // Something of the text can be kept by the form alone.
    if (!asked.writing) post({ action: 'anlass:form', uid, field })
  }

  function tellKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, target } = event
    if (isWriting || (target instanceof HTMLElement && target.matches('input, textarea, select'))) return
    const isCommand = ctrlKey || metaKey || ['Delete', 'Backspace', 'Escape', '?'].includes(key)
    // What the browser does with marked words stays the browser's.
    if (!isCommand || (key.toLowerCase() === 'c' && getSelection()?.isCollapsed === false)) return
    if (key.length === 1 && 'zysdkxv'.includes(key.toLowerCase())) event.preventDefault()
    postKey(event)
  }

  function postKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
    post({ action: 'anlass:key', key, ctrlKey, metaKey, shiftKey, altKey })
  }
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
