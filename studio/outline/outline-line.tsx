import type { DragEvent } from 'react'
import { useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './outline.module.css'
import type { OutlineRow } from './outline-rows.ts'

const dragType = 'application/x-anlass-blok'
/** The browser hides what is dragged until it is dropped. */
let draggedUid: string | undefined

/** The blok of this outline that is dragged over something or dropped there. */
export const draggedIn = ({ dataTransfer }: DragEvent): string | undefined =>
  dataTransfer.types.includes(dragType) ? draggedUid : undefined

/** As lists of files are selected: one alone, one more or less, all up to it. */
export type SelectHow = 'one' | 'more' | 'range'

export interface OutlineLineProps {
  row: OutlineRow
  top: number
  /** Which of its block's slots it stands in, where there are several. */
  slot: string | undefined
  label: string
  title: string
  isKnown: boolean
  isSelected: boolean
  isMovable: boolean
  problems: number
  /** That are open. */
  comments: number
  onSelect(how: SelectHow): void
  onToggle(): void
}

/** One blok in the outline. The keys are the tree's. */
export function OutlineLine({
  row,
  top,
  slot,
  label,
  title,
  isKnown,
  isSelected,
  isMovable,
  problems,
  comments,
  onSelect,
  onToggle,
}: OutlineLineProps) {
  const words = useWords()
  const { blok, depth, index, count, hasChildren, isOpen } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys, and the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant
    <div
      id={`row-${blok._uid}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={index}
      aria-setsize={count}
      aria-selected={isSelected}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      className={styles.row}
      style={{ insetBlockStart: top, paddingInlineStart: `${depth}rem` }}
      draggable={isMovable}
      onDragStart={(event) => {
        draggedUid = blok._uid
        event.dataTransfer.setData(dragType, blok._uid)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragEnd={() => {
        draggedUid = undefined
      }}
      onClick={(event) => onSelect(event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'more' : 'one')}
    >
      <span
        className={styles.toggle}
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {hasChildren && <Icon name={isOpen ? 'down' : 'right'} />}
      </span>
      <span className={styles.text}>
        {slot && <span className={styles.slot}>{slot}:</span>}
        <span className={isKnown ? undefined : styles.unknown}>{label}</span>
        {title && <span className={styles.title}>{title}</span>}
      </span>
      {comments > 0 && (
        <span className={styles.comments}>
          <Icon name="comment" />
          <span className="only-read-aloud">{words.comments.open(comments)}</span>
        </span>
      )}
      {(problems > 0 || !isKnown) && (
        <span className={styles.problem}>
          <Icon name="warning" />
          <span className="only-read-aloud">{words.problems(Math.max(1, problems))}</span>
        </span>
      )}
    </div>
  )
}
