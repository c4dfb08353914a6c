import { type Place, placeOf } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { slotsOf } from '../../runtime/parse-story.ts'
import type { Registry } from '../../runtime/registry.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { elementOf, markedBlok } from './field-at.ts'

export interface DragParts {
  registry: Registry
  content(): RawBlok | undefined
  /** Ends it. */
  signal: AbortSignal
  onMove(uid: string, to: Place): void
}

/** A blok that is selected can be taken hold of and let go between others, wherever it may stand. Answers what makes a blok draggable. */
export function dragBloks({ registry, content, signal, onMove }: DragParts): (uid: string | undefined) => void {
  const line = document.createElement('div')
  line.style.cssText = 'position:fixed;z-index:2147483647;background:#8a2f2b;pointer-events:none;border-radius:2px'
  let dragged: string | undefined
  let drop: Place | undefined

  addEventListener(
    'dragstart',
    (event) => {
      const marked = event.target instanceof Element ? markedBlok(event.target) : undefined
      dragged = marked?.element.draggable ? marked.uid : undefined
      event.dataTransfer?.setData('text/plain', '')
    },
    { signal },
  )
  addEventListener(
    'dragover',
    (event) => {
      const all = content()
      const found = dragged !== undefined && all && event.target instanceof Element ? placeAt(event, event.target, all, dragged) : undefined
      drop = found?.to
      if (!found) return line.remove()
      event.preventDefault()
      showLine(found.box, found.edge)
    },
    { signal },
  )
  addEventListener(
    'drop',
    (event) => {
      event.preventDefault()
      if (dragged !== undefined && drop) onMove(dragged, drop)
    },
    { signal },
  )
  addEventListener(
    'dragend',
    () => {
      line.remove()
      dragged = undefined
      drop = undefined
    },
    { signal },
  )

  /** Before or behind the innermost blok under the pointer whose list may hold the dragged one. */
  function placeAt(event: DragEvent, target: Element, all: RawBlok, uid: string) {
    const blok = findBlok(all, uid)?.blok
    for (let marked = markedBlok(target); marked && blok; marked = outer(marked.element)) {
      const at = placeOf(all, marked.uid)
      if (!at || findBlok(blok, marked.uid) || !isAllowed(at.parent, at.to.field, blok.component)) continue
      const box = marked.element.getBoundingClientRect()
      const isRow = isBesideSibling(marked.element, box)
      const isAfter = isRow ? event.clientX > box.left + box.width / 2 : event.clientY > box.top + box.height / 2
      const after = isAfter ? marked.uid : at.to.after
      if (after === uid) return undefined
      return { to: { ...at.to, after }, box, edge: isRow ? (isAfter ? 'right' : 'left') : isAfter ? 'bottom' : 'top' } as const
    }
    return undefined
  }

  function isAllowed(parent: RawBlok, field: string, component: string): boolean {
    const block = registry.find(parent.component)
    const slot = block && slotsOf(block).find(([name]) => name === field)
    return slot !== undefined && (slot[1] ?? registry.nestable).includes(component)
  }

  function showLine(box: DOMRect, edge: 'left' | 'right' | 'top' | 'bottom') {
    const isUpright = edge === 'left' || edge === 'right'
    Object.assign(line.style, {
      left: `${edge === 'right' ? box.right - 2 : box.left}px`,
      top: `${edge === 'bottom' ? box.bottom - 2 : box.top}px`,
      width: isUpright ? '4px' : `${box.width}px`,
      height: isUpright ? `${box.height}px` : '4px',
    })
    document.body.append(line)
  }

  let shown: HTMLElement | undefined
  return (uid) => {
    shown?.removeAttribute('draggable')
    shown = uid === undefined ? undefined : elementOf(uid)
    shown?.setAttribute('draggable', 'true')
  }
}

const outer = (element: HTMLElement) => (element.parentElement ? markedBlok(element.parentElement) : undefined)

/** Bloks that stand beside each other are changed over left and right, all others up and down. */
function isBesideSibling(element: HTMLElement, box: DOMRect): boolean {
  const sibling = element.nextElementSibling ?? element.previousElementSibling
  const other = sibling?.getBoundingClientRect()
  return other !== undefined && other.width > 0 && Math.abs(other.top - box.top) < Math.min(other.height, box.height) / 2
}
