import type { BlockProps } from '../../runtime/define-block.ts'
import { RichText } from '../../runtime/ui/rich-text.tsx'
import styles from './text-page.module.css'
import type { TextPageBlok } from './text-page.schema.ts'

/** A long text (R2.42): the headline at the side where there is room, the text in a measure that reads well. */
export function TextPage({ blok, editable }: BlockProps<TextPageBlok>) {
  const Heading = blok.isHeadlineH1 ? 'h1' : 'h2'
  return (
    <article className={styles.page} {...editable}>
      <div className={styles.columns} data-has-headline={blok.headline ? '' : undefined}>
        {blok.headline && <Heading className={styles.headline}>{blok.headline}</Heading>}
        <RichText document={blok.text} />
      </div>
    </article>
  )
}
