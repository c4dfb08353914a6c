import type { BlockProps } from '../../runtime/define-block.ts'
import { TeaserSlideView } from '../../runtime/ui/teaser-slide-view.tsx'
import styles from './three-section-teaser.module.css'
import type { ThreeSectionTeaserBlok } from './three-section-teaser.schema.ts'

/** Three doors side by side (R2.39); below one another where there is no room. */
export function ThreeSectionTeaser({ blok, editable }: BlockProps<ThreeSectionTeaserBlok>) {
  return (
    <div className={styles.teaser} {...editable}>
      <ul className={styles.sections}>
        {blok.sections.map((section) => (
          <li key={section._uid}>
            <TeaserSlideView
              slide={section}
              layout="door"
              preset="third"
              background={section.backgroundColor}
              isSampleOffered={section.showSampleCardBadgeOnMobile}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
