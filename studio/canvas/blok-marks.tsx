import type { ChangedBox } from './changed-boxes.ts'
import styles from './page-comparison.module.css'

/** Frames over a page, around what differs. */
export function BlokMarks({ boxes }: { boxes: readonly ChangedBox[] }) {
  return boxes.map(({ type, left, top, width, height }, index) => (
    <div
      key={index}
      className={styles.mark}
      data-change={type}
      style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
    />
  ))
}
