import type { Change } from '../model/changes.ts'
import type { Box } from './page-answers.ts'
import styles from './page-comparison.module.css'

/** Frames over a page, around the bloks that differ. */
export function BlokMarks({ boxes, changed }: { boxes: readonly Box[]; changed: ReadonlyMap<string, Change['type']> }) {
  return boxes
    .filter(({ uid, width, height }) => changed.has(uid) && width > 0 && height > 0)
    .map(({ uid, left, top, width, height }, index) => (
      <div
        key={`${uid}.${index}`}
        className={styles.mark}
        data-change={changed.get(uid)}
        style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
      />
    ))
}
