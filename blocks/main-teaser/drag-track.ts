import * as carousel from '../../runtime/ui/carousel.ts'

export interface DragParts {
  /** The track that may be dragged just now. */
  track(): HTMLElement | undefined
  /** It was let go: too close to where it stood, or with a swipe to the slide before or after. */
  onEnd(by: 0 | 1 | -1): void
  signal: AbortSignal
}

/** Lets a mouse pull the track sideways, as a finger does; a click that ends a drag opens nothing (R4.11). Answers whether it is pulled just now. */
export function dragTrack(element: HTMLElement, { track, onEnd, signal }: DragParts): () => boolean {
  let drag: { track: HTMLElement; x: number; y: number; scrollLeft: number; isSideways: boolean } | undefined
  let movesOfPress = 0
  /** A quick pull comes in a few moves, fewer still where a slow device puts them together. */
  let hasSwiped = false

  function start({ button, target, clientX: x, clientY: y }: MouseEvent) {
    movesOfPress = 0
    hasSwiped = false
    const dragged = track()
    if (button !== 0 || !dragged || !(target instanceof Node) || !dragged.contains(target)) return
    drag = { track: dragged, x, y, scrollLeft: dragged.scrollLeft, isSideways: false }
  }

  function move({ clientX, clientY }: MouseEvent) {
    if (!drag) return
    movesOfPress++
    const across = clientX - drag.x
    if (!drag.isSideways && Math.abs(across) <= carousel.dragRatio * Math.abs(clientY - drag.y)) return
    drag.isSideways = true
    drag.track.toggleAttribute('data-dragging', true)
    drag.track.style.scrollSnapType = 'none'
    drag.track.scrollLeft = drag.scrollLeft - across
  }

  function end({ clientX }: MouseEvent) {
    const ended = drag
    drag = undefined
    if (!ended?.isSideways) return
    ended.track.removeAttribute('data-dragging')
    const across = clientX - ended.x
    hasSwiped = Math.abs(across) >= carousel.swipePx
    onEnd(!hasSwiped ? 0 : across < 0 ? 1 : -1)
  }

  /** A click follows the slide's link unless it was the end of a drag. A click by keyboard has no `detail`. */
  function swallowClick(event: MouseEvent) {
    if (event.detail === 0 || !(hasSwiped || movesOfPress > carousel.dragMoves)) return
    movesOfPress = 0
    hasSwiped = false
    event.preventDefault()
    event.stopPropagation()
  }

  element.addEventListener('click', swallowClick, { signal, capture: true })
  element.addEventListener('mousedown', start, { signal })
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  window.addEventListener('mousemove', move, { signal })
  window.addEventListener('mouseup', end, { signal })
  return () => drag !== undefined
}
