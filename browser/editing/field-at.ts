import { blokLists, findBlok, isBlok } from '../../runtime/edits/find-blok.ts'
import { isDocument, type TextNode } from '../../runtime/edits/rich-text/text-document.ts'
import textStyles from '../../runtime/ui/rich-text.module.css'
import type { RawBlok } from '../../schemas/blok.ts'

/** A text on the page that stands in one field of one blok. */
export interface TextOnPage {
  uid: string
  field: string
  value: string
  element: HTMLElement
}

export interface MarkedBlok {
  uid: string
  /** As the mark has it: a number in text. */
  storyId: string
  element: HTMLElement
}

/** The blok an element was drawn for, by its edit mark. */
export function markedBlok(target: Element): MarkedBlok | undefined {
  const element = target.closest<HTMLElement>('[data-blok-c]')
  if (!element) return undefined
  const { uid, id }: { uid?: unknown; id?: unknown } = JSON.parse(element.dataset.blokC ?? '{}')
  return typeof uid === 'string' ? { uid, storyId: String(id), element } : undefined
}

/** The first element that was drawn for a blok. */
export function elementOf(uid: string): HTMLElement | undefined {
  // The mark's other attribute ends with the uid; there may be a thousand marks.
  const likely = document.querySelectorAll<HTMLElement>(`[data-blok-uid$="-${CSS.escape(uid)}"]`)
  return [...likely].find((element) => markedBlok(element)?.uid === uid)
}

/**
 * The field whose whole text an element shows: found by the text itself, because a block says nowhere which element is
 * which field. `undefined` where no field, or more than one, has just this text.
 */
export function fieldAt(target: Element, content: RawBlok): TextOnPage | undefined {
  const marked = markedBlok(target)
  const blok = marked && findBlok(content, marked.uid)?.blok
  if (!marked || !blok) return undefined
  const texts = textsOf(blok)
  for (let element: Element | null = target; element && marked.element.contains(element); element = element.parentElement) {
    const shown = normal(element.textContent ?? '')
    const matching = texts.filter(({ value }) => normal(value) === shown)
    if (shown && matching.length === 1 && matching[0] && element instanceof HTMLElement) return { ...matching[0], element }
  }
  return undefined
}

/** A formatted text on the page. */
export interface RichTextOnPage {
  uid: string
  field: string
  value: TextNode
  element: HTMLElement
}

/** The formatted text an element belongs to; `undefined` where no field, or more than one, has just these words. */
export function richTextAt(target: Element, content: RawBlok): RichTextOnPage | undefined {
  const element = target.closest<HTMLElement>(`.${textStyles.text}`)
  const marked = element && markedBlok(element)
  const blok = marked && findBlok(content, marked.uid)?.blok
  if (!element || !blok) return undefined
  const shown = wordsOnly(element.textContent ?? '')
  const matching = fieldsOf(blok).flatMap(({ uid, field, value }) =>
    isDocument(value) && wordsOnly(textOf(value)) === shown ? [{ uid, field, value, element }] : [],
  )
  return shown && matching.length === 1 ? matching[0] : undefined
}

const textOf = ({ text, content }: TextNode): string => text ?? (content ?? []).map(textOf).join('')

/** Between paragraphs a page has spaces of its own. */
const wordsOnly = (text: string) => normal(text).replaceAll(' ', '')

/** The texts of a blok and of the bloks in it: those with a mark of their own are found by it before this one is. */
function textsOf(blok: RawBlok): { uid: string; field: string; value: string }[] {
  return fieldsOf(blok).flatMap(({ value, ...place }) => (typeof value === 'string' ? [{ ...place, value }] : []))
}

function fieldsOf(blok: RawBlok): { uid: string; field: string; value: unknown }[] {
  const own = Object.entries(blok).flatMap(([field, value]) =>
    field.startsWith('_') || field === 'component' ? [] : [{ uid: blok._uid, field, value }],
  )
  return [...own, ...blokLists(blok).flatMap(([, bloks]) => bloks.filter(isBlok).flatMap(fieldsOf))]
}

/** Without what the page adds to a text: soft hyphens, and spaces of its own. */
const normal = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
