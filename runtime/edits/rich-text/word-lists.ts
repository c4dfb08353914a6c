/** A paragraph of Word that stands in a list: in which one, and how deep. */
interface WordItem {
  element: HTMLElement
  list: string
  level: number
  /** The dot or number before its words. */
  marker: string
}

interface OpenList {
  element: HTMLElement
  list: string
  level: number
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Word copies its lists as paragraphs that begin with a dot or a number as text, and says in a style of its own which list they are of. */
export function withWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let open: OpenList[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p')) {
    const item = readItem(paragraph)
    if (!item) continue
    // What stands between them ends a list.
    if (paragraph.previousElementSibling !== last) open = []
    open = listsFor(item, open)
    const line = body.ownerDocument.createElement('li')
    open.at(-1)?.element.append(line)
    line.append(paragraph)
    last = open[0]?.element
  }
  return body.innerHTML
}

function readItem(element: HTMLElement): WordItem | undefined {
  const [, list = '', level, rest = ''] = /mso-list:\s*(l\d+)\s+level(\d+)\s*(\w*)/i.exec(styleOf(element)) ?? []
  if (!level) return undefined
  const marker = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  marker?.remove()
  return { element, list: `${list} ${rest}`, level: Number(level), marker: marker?.textContent.trim() ?? '' }
}

/** The lists that are open where the item stands, the innermost last; a new one stands where the item does, or in the item above. */
function listsFor(item: WordItem, before: readonly OpenList[]): OpenList[] {
  const tag = isNumber(item.marker) ? 'ol' : 'ul'
  const open = before.filter(({ level }) => level <= item.level)
  const inner = open.at(-1)
  if (inner?.level === item.level) {
    if (inner.list === item.list && inner.element.localName === tag) return open
    open.pop()
  }
  const element = item.element.ownerDocument.createElement(tag)
  const start = Number.parseInt(item.marker, 10)
  if (start > 1) element.setAttribute('start', String(start))
  const above = open.at(-1)?.element.lastElementChild
  if (above) above.append(element)
  else item.element.before(element)
  return [...open, { element, list: item.list, level: item.level }]
}

/** "1.", "a)", "iv."; Word's dots are letters of other fonts: "·", "o", "§". */
const isNumber = (marker: string) => /\d|[a-z][.)]/i.test(marker)
