import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../studio-context.ts'
import styles from './page-stage.module.css'
import { freeWidths, readWidth, type Viewport } from './viewports.ts'

export interface PageStageProps {
  frame: RefObject<HTMLIFrameElement | null>
  title: string
  id: string
  src: string
  viewport: Viewport
  onViewport(viewport: Viewport): void
}

/** How much wider one key makes the page, in CSS pixels. */
const step = 10

/**
 * A page in a frame as wide as its viewport; one that is wider than the room for it is shown smaller, whole. Its edge is
 * drawn to any width, by hand or by arrow keys.
 */
export function PageStage({ frame, title, id, src, viewport, onViewport }: PageStageProps) {
  const words = useWords()
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  const [drag, setDrag] = useState<{ x: number; width: number }>()
  const [first] = useState(src)
  const shown = useRef(src)

  // Another language or date is no step in the browser's history: going back leaves the screen, and not its choices behind.
  useEffect(() => {
    if (shown.current === src) return
    shown.current = src
    frame.current?.contentWindow?.location.replace(src)
  }, [frame, src])

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const width = viewport ?? room?.width ?? 0
  const scale = room && width > room.width ? room.width / width : 1
  const setWidth = (wanted: number) => {
    const next = readWidth(String(Math.round(wanted)))
    onViewport(room && next !== undefined && next >= room.width ? undefined : next)
  }

  function handleKey(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => setWidth(width - step),
      ArrowRight: () => setWidth(width + step),
      Home: () => onViewport(freeWidths.least),
      End: () => onViewport(undefined),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ x: event.clientX, width })
    },
    // The page stands in the middle: where its edge goes by one, it grows by two.
    onPointerMove: (event: PointerEvent) => drag && setWidth(drag.width + (2 * (event.clientX - drag.x)) / scale),
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => setDrag(undefined),
  }

  return (
    <div className={styles.around}>
      <div ref={stage} className={styles.stage} data-drawn={drag !== undefined || undefined}>
        <div className={styles.page} style={{ inlineSize: viewport === undefined ? '100%' : width * scale }}>
          <iframe
            ref={frame}
            id={id}
            title={title}
            src={first}
            className={styles.frame}
            style={
              viewport === undefined || !room
                ? undefined
                : { inlineSize: width, blockSize: room.height / scale, transform: scale < 1 ? `scale(${scale})` : undefined }
            }
          />
          {/* biome-ignore lint/a11y/useSemanticElements: an edge that can be moved, which no element is */}
          <div
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={words.pageEdge}
            aria-valuemin={freeWidths.least}
            aria-valuemax={freeWidths.most}
            aria-valuenow={Math.round(width)}
            className={styles.edge}
            onKeyDown={handleKey}
            {...handle}
          />
        </div>
      </div>
    </div>
  )
}
