import type { BlockProps } from '../../runtime/define-block.ts'
import styles from './page.module.css'
import type { PageBlok } from './page.schema.ts'

/** The ground of every page: its blocks one below the other, in the page's tone. */
export function Page({ blok, slots, editable }: BlockProps<Pick<PageBlok, 'tone' | 'body'>>) {
  return (
    <div className={styles.page} data-tone={blok.tone} {...editable}>
      {slots.body}
    </div>
  )
}
