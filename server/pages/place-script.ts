import type { PageNode } from '../../runtime/payload.ts'
import { startsOnFirstScreen } from './first-screen.ts'

/**
 * The same nodes with a script in the first of these elements, when that begins on the first screen: at its end, where all it
 * has is there, so that it works before the browser has read and painted the page below it. `undefined` when there is none;
 * the script is to stand last then. Only in a leaf, which React leaves as it is; and inside of the element, beside which a
 * sheet may count on its neighbours.
 */
export function placeScript(nodes: PageNode[], elements: readonly string[], script: string): PageNode[] | undefined {
  const [first, ...others] = nodes
  if (!first) return undefined
  if ('html' in first) {
    const html = scriptInFirst(first.html, elements, script)
    return html === undefined ? undefined : [{ ...first, html }, ...others]
  }
  const [name, inSlot] = Object.entries(first.slots)[0] ?? []
  const placed = name !== undefined && inSlot && placeScript(inSlot, elements, script)
  return placed ? [{ ...first, slots: { ...first.slots, [name]: placed } }, ...others] : undefined
}

function scriptInFirst(html: string, elements: readonly string[], script: string): string | undefined {
  if (elements.length === 0) return undefined
  const start = new RegExp(`<(${elements.join('|')})[ >]`).exec(html)
  if (!start || !startsOnFirstScreen(html.slice(0, start.index))) return undefined
  const end = html.indexOf(`</${start[1]}>`, start.index)
  return end < 0 ? undefined : html.slice(0, end) + script + html.slice(end)
}
