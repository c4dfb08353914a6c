import type { BlockProps } from '../../runtime/define-block.ts'
import styles from './columns.module.css'
import type { ColumnsBlok } from './columns.schema.ts'

/** Blocks side by side; one below the other where there is no room. */
export function Columns({ blok, slots, editable }: BlockProps<ColumnsBlok>) {
  return (
    <div className={styles.columns} {...editable}>
      <div className={styles.grid} data-count={blok.count} data-gap={blok.gap}>
        {slots.content}
      </div>
    </div>
  )
}
