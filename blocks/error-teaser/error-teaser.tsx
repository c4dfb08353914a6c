import type { BlockProps } from '../../runtime/define-block.ts'
import { TeaserSlideView } from '../../runtime/ui/teaser-slide-view.tsx'
import styles from './error-teaser.module.css'
import type { ErrorTeaserBlok } from './error-teaser.schema.ts'

/** What a visitor sees where there is no page (R2.46): a main teaser of one slide that leads home. */
export function ErrorTeaser({ blok, editable }: BlockProps<ErrorTeaserBlok>) {
  return (
    <div className={styles.teaser} data-bleed="" {...editable}>
      <TeaserSlideView
        slide={{
          title: blok.headline,
          text: blok.subline,
          buttonText: '',
          isButtonVisible: false,
          control: blok.control,
          color: 'ink',
          isImagePositionRight: true,
          isNewTeaser: false,
          tagNameHeadline: 'h1',
          responsiveImages: blok.responsiveImages,
          url: blok.url,
        }}
        layout="wide"
        preset="teaser"
        priority="high"
        isControlLink
      />
    </div>
  )
}
