import type { ReactElement } from 'react'
import type { backgrounds, TeaserSlide } from '../../schemas/teaser-slide.ts'
import { useMessages } from '../messages/messages.ts'
import { ContentLink } from './content-link.tsx'
import { groundFor } from './ground.ts'
import type { ImagePresetName } from './image-presets.ts'
import { LinkButton } from './link-button.tsx'
import { ResponsiveImages } from './responsive-images.tsx'
import styles from './teaser-slide-view.module.css'

type SlideContent = Pick<
  TeaserSlide,
  | 'title'
  | 'text'
  | 'buttonText'
  | 'isButtonVisible'
  | 'control'
  | 'color'
  | 'isImagePositionRight'
  | 'isNewTeaser'
  | 'tagNameHeadline'
  | 'responsiveImages'
  | 'url'
>

export interface TeaserSlideViewProps {
  slide: SlideContent
  /** `wide` lays a sheet with the text over the quiet side of the picture, `door` sets it below the picture. */
  layout: 'wide' | 'door'
  preset: ImagePresetName
  background?: keyof typeof backgrounds
  /** `high` for the picture that makes the page look complete, `low` for one that is not seen yet. */
  priority?: 'high' | 'low' | undefined
  isSampleOffered?: boolean
  /** Where the button is hidden, a line of text that leads to the target by the slide's `control`. */
  isControlLink?: boolean
}

/** One slide of a teaser (R3.21): the picture, the sheet with the text, and one link that covers both. */
export function TeaserSlideView({
  slide,
  layout,
  preset,
  background = 'none',
  priority,
  isSampleOffered = false,
  isControlLink = false,
}: TeaserSlideViewProps): ReactElement {
  const message = useMessages()
  const Heading = slide.tagNameHeadline
  const hasButton = slide.isButtonVisible && slide.buttonText !== ''
  const isTitleLink = !hasButton && !isControlLink && slide.url !== undefined

  return (
    <div className={styles.slide} data-layout={layout} data-side={slide.isImagePositionRight ? 'start' : 'end'}>
      <div className={styles.picture}>
        <ResponsiveImages
          images={slide.responsiveImages}
          preset={preset}
          loading={priority === 'high' ? 'eager' : 'lazy'}
          priority={priority}
        />
      </div>
      <div className={styles.sheet} data-ground={groundFor(background, slide.color)} data-color={slide.color}>
        {slide.isNewTeaser && <p className={styles.mark}>{message('carousel.new')}</p>}
        <Heading className={styles.title}>
          {isTitleLink ? (
            <ContentLink to={slide.url} className={styles.titleLink} draggable={false}>
              {slide.title}
            </ContentLink>
          ) : (
            slide.title
          )}
        </Heading>
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {isSampleOffered && <p className={styles.sample}>{message('carousel.sample')}</p>}
        {hasButton && <LinkButton to={slide.url} text={slide.buttonText} kind={layout === 'door' ? 'quiet' : 'filled'} isStretched />}
        {isControlLink && <LinkButton to={slide.url} text={slide.control} kind="quiet" isStretched />}
      </div>
    </div>
  )
}
