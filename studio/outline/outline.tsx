import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Place, placeOf } from '../../runtime/edits/edit.ts'
import { useComments } from '../comments/comments-context.ts'
import type { BlokActions } from '../editor/blok-actions.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { focusControl } from '../form/focus-control.ts'
import { titleOf } from '../model/component-model.ts'
import { problemsByBlok } from '../model/problems-by-blok.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { dropPlace } from './drop-place.ts'
import styles from './outline.module.css'
import { draggedIn, OutlineLine, type SelectHow } from './outline-line.tsx'
import { outlineRows } from './outline-rows.ts'

const rowHeight = 36
/** Lines drawn beyond the edge, so that none is missing while one scrolls. */
const spare = 8

const measure = ({ scrollTop, clientHeight }: HTMLElement) => ({ top: scrollTop, height: clientHeight })

/** All bloks of the story as a tree. Only the lines in sight are drawn, so a thousand bloks are as quick as ten. */
export function Outline({ actions }: { actions: BlokActions }) {
  const { model } = useStudio()
  const { session, selection, select } = useEditor()
  const comments = useComments()
  const words = useWords()
  const { content, problems } = useSessionState(session)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [range, setRange] = useState({ top: 0, height: 800 })
  const [drop, setDrop] = useState<{ row: number; depth: number; place: Place }>()
  const tree = useRef<HTMLDivElement>(null)
  const measured = useRef<typeof range>(undefined)
  const rows = useMemo(() => outlineRows(content, closed), [content, closed])
  const wrong = useMemo(() => problemsByBlok(content, problems), [content, problems])
  const active = selection.uids.at(-1) ?? content._uid
  const activeIndex = rows.findIndex(({ blok }) => blok._uid === active)

  useEffect(() => {
    const element = tree.current
    if (!element || activeIndex < 0) return
    // To measure now would have the browser lay out everything first.
    const { top, height } = measured.current ?? measure(element)
    const start = activeIndex * rowHeight
    if (start < top) element.scrollTop = start
    else if (start + rowHeight > top + height) element.scrollTop = start + rowHeight - height
  }, [activeIndex])

  useEffect(() => {
    const element = tree.current
    if (!element) return
    const measureAgain = () => {
      measured.current = measure(element)
      setRange(measured.current)
    }
    const observer = new ResizeObserver(measureAgain)
    observer.observe(element)
    element.addEventListener('scroll', measureAgain, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measureAgain)
    }
  }, [])

  const toggle = (uid: string, open: boolean) =>
    setClosed((before) => {
      const after = new Set(before)
      if (open) after.delete(uid)
      else after.add(uid)
      return after
    })

  function moveFocus(to: number, extend: boolean) {
    const uid = rows[Math.max(0, Math.min(rows.length - 1, to))]?.blok._uid
    if (uid !== undefined) select(extend ? [...selection.uids.filter((other) => other !== uid), uid] : [uid])
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[activeIndex]
    if (!row) return
    const { blok, hasChildren, isOpen, depth } = row
    const parentIndex = rows.findLastIndex((other, index) => index < activeIndex && other.depth < depth)
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveFocus(activeIndex + 1, event.shiftKey),
      ArrowUp: () => moveFocus(activeIndex - 1, event.shiftKey),
      Home: () => moveFocus(0, false),
      End: () => moveFocus(rows.length - 1, false),
      ArrowRight: () => (hasChildren && !isOpen ? toggle(blok._uid, true) : moveFocus(activeIndex + 1, false)),
      ArrowLeft: () => (isOpen ? toggle(blok._uid, false) : moveFocus(parentIndex, false)),
      Enter: () => focusControl(document.getElementById('form')),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  function dragOver(event: DragEvent) {
    const box = tree.current?.getBoundingClientRect()
    const dragged = draggedIn(event)
    if (!box || dragged === undefined) return
    const y = event.clientY - box.top + (tree.current?.scrollTop ?? 0)
    const place = dropPlace(rows, y / rowHeight, event.clientX - box.left, model, content, dragged)
    setDrop(place)
    if (place) event.preventDefault()
  }

  /** As lists of files are selected: Ctrl adds or takes away one, Shift all up to it. */
  function selectedBy(how: SelectHow, index: number): string[] {
    const uid = rows[index]?.blok._uid ?? active
    const others = selection.uids.filter((other) => other !== uid)
    if (how === 'one') return [uid]
    if (how === 'more') return others.length < selection.uids.length ? others : [...others, uid]
    const between = rows.slice(Math.min(index, activeIndex), Math.max(index, activeIndex) + 1).map(({ blok }) => blok._uid)
    return [...between.filter((other) => other !== uid), uid]
  }

  const from = Math.max(0, Math.floor(range.top / rowHeight) - spare)
  const to = Math.min(rows.length, Math.ceil((range.top + range.height) / rowHeight) + spare)
  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label={words.outline}
      aria-multiselectable="true"
      aria-activedescendant={activeIndex >= from && activeIndex < to ? `row-${active}` : undefined}
      onKeyDown={handleKey}
      onDragOver={dragOver}
      onDragLeave={() => setDrop(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        const dragged = draggedIn(event)
        if (drop && dragged !== undefined) actions.move(dragged, drop.place)
        setDrop(undefined)
      }}
    >
      <div style={{ blockSize: rows.length * rowHeight, position: 'relative' }}>
        {rows.slice(from, to).map((row, index) => (
          <OutlineLine
            key={row.blok._uid}
            row={row}
            top={(from + index) * rowHeight}
            slot={row.slot && model.slotLabel(row.slot.component, row.slot.field)}
            label={model.labelOf(row.blok.component)}
            title={titleOf(row.blok, model)}
            isKnown={model.find(row.blok.component) !== undefined}
            isSelected={selection.uids.includes(row.blok._uid)}
            problems={wrong.get(row.blok._uid)?.length ?? 0}
            comments={comments?.countIn(row.blok._uid) ?? 0}
            isMovable={placeOf(content, row.blok._uid) !== undefined}
            onSelect={(how) => select(selectedBy(how, from + index))}
            onToggle={() => toggle(row.blok._uid, !row.isOpen)}
          />
        ))}
        {drop && (
          <div className={styles.drop} style={{ insetBlockStart: drop.row * rowHeight - 1, insetInlineStart: `${drop.depth + 1}rem` }} />
        )}
      </div>
    </div>
  )
}
