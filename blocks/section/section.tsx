import type { BlockProps } from '../../runtime/define-block.ts'
import styles from './section.module.css'
import type { SectionBlok } from './section.schema.ts'

/** A part of the page with its own ground, to which links may lead. */
export function Section({ blok, slots, editable }: BlockProps<SectionBlok>) {
  return (
    <div
      className={styles.section}
      id={blok.anchor || undefined}
      data-ground={blok.backgroundColor}
      data-width={blok.width}
      data-bleed={blok.width === 'full' ? '' : undefined}
      {...editable}
    >
      {slots.body}
    </div>
  )
}
