import type { BlockProps } from '../../runtime/define-block.ts'
import styles from './page-headline.module.css'
import type { PageHeadlineBlok } from './page-headline.schema.ts'

/** A page's or a part's headline (R3.23). What is hidden on one kind of screen stays readable for screen readers. */
export function PageHeadline({ blok, editable }: BlockProps<PageHeadlineBlok>) {
  const Heading = blok.headlineType
  const mayHide = !blok.preventHideHeadline
  return (
    <header
      className={styles.headline}
      data-variant={blok.variant}
      data-hide={blok.hideComponentOnMobile ? 'mobile' : undefined}
      {...editable}
    >
      <Heading
        className={styles.title}
        data-hide-on-desktop={(mayHide && blok.hideHeadlineOnDesktop) || undefined}
        data-hide-on-mobile={(mayHide && blok.hideHeadlineOnMobile) || undefined}
      >
        {blok.headline}
      </Heading>
      {blok.subline && <p className={styles.subline}>{blok.subline}</p>}
      {blok.teaser && <p className={styles.teaser}>{blok.teaser}</p>}
    </header>
  )
}
