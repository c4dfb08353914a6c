import type { BlockProps } from '../../runtime/define-block.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { groundFor } from '../../runtime/ui/ground.ts'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { ResponsiveImages } from '../../runtime/ui/responsive-images.tsx'
import styles from './small-teaser.module.css'
import type { SmallTeaserBlok } from './small-teaser.schema.ts'

/** A picture and a sentence that lead to one page (R3.22). */
export function SmallTeaser({ blok, editable }: BlockProps<SmallTeaserBlok>) {
  const Heading = blok.isHeadlineH1 ? 'h1' : 'h2'
  return (
    <div className={styles.teaser} {...editable}>
      <div
        className={styles.sheet}
        data-ground={groundFor(blok.backgroundColor, blok.textColor)}
        data-side={blok.isImagePositionRight ? 'end' : 'start'}
      >
        <div className={styles.picture}>
          <ResponsiveImages images={blok.responsiveImages} preset="half" />
        </div>
        <div className={styles.words} data-color={blok.textColor}>
          <Heading className={styles.headline}>
            {blok.linkText ? (
              blok.headline
            ) : (
              <ContentLink to={blok.url} className={styles.link} draggable={false}>
                {blok.headline}
              </ContentLink>
            )}
          </Heading>
          {blok.subHeadline && <p className={styles.text}>{blok.subHeadline}</p>}
          {blok.linkText && <LinkButton to={blok.url} text={blok.linkText} kind="quiet" isStretched />}
        </div>
      </div>
    </div>
  )
}
