import type { DetailedHTMLProps } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { TeaserSlideView } from '../../runtime/ui/teaser-slide-view.tsx'
import styles from './main-teaser.module.css'
import type { MainTeaserBlok } from './main-teaser.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'main-teaser': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/**
 * The large carousel at the top of a page (R4.09 to R4.11). As HTML it is a row of slides to scroll, with a link to
 * each; `main-teaser.element.ts` makes it move. What the element changes, React never sets.
 */
export function MainTeaser({ blok, editable }: BlockProps<MainTeaserBlok>) {
  const message = useMessages()
  const total = blok.slides.length
  const isCarousel = total > 1
  // Of one slide alone, the region says what it is.
  const track = isCarousel && { role: 'group', 'aria-label': blok.label, tabIndex: 0 }
  const idOf = (uid: string) => `folie-${uid}`

  return (
    <main-teaser
      className={styles.teaser}
      role="region"
      aria-roledescription={isCarousel ? message('carousel.role') : undefined}
      aria-label={blok.label}
      data-bleed=""
      data-infinite={blok.isInfinite || undefined}
      data-autoplay={blok.hasAutoplay || undefined}
      suppressHydrationWarning
      {...editable}
    >
      <div className={styles.track} data-track="" {...track} suppressHydrationWarning>
        {blok.slides.map((slide, index) => (
          <div
            key={slide._uid}
            id={idOf(slide._uid)}
            className={styles.slide}
            data-slide=""
            {...(isCarousel && {
              role: 'group',
              'aria-roledescription': message('carousel.slideRole'),
              'aria-label': message('carousel.slide', { number: index + 1, total }),
            })}
            suppressHydrationWarning
          >
            <TeaserSlideView slide={slide} layout="wide" preset="teaser" priority={index === 0 ? 'high' : 'low'} />
          </div>
        ))}
      </div>
      {isCarousel && (
        <div className={styles.controls}>
          <ul className={styles.dots} aria-label={message('carousel.choose')}>
            {blok.slides.map((slide, index) => (
              <li key={slide._uid}>
                <a
                  href={`#${idOf(slide._uid)}`}
                  className={styles.dot}
                  data-dot=""
                  data-color={slide.controlColor}
                  data-color-mobile={slide.controlColorMobile}
                  suppressHydrationWarning
                >
                  <span>{slide.control || message('carousel.slide', { number: index + 1, total })}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.steps}>
            {blok.hasAutoplay && (
              <button type="button" className={styles.step} data-toggle="" suppressHydrationWarning>
                <span className={styles.whilePlaying}>
                  <Icon name="pause" label={message('carousel.pause')} />
                </span>
                <span className={styles.whilePaused}>
                  <Icon name="play" label={message('carousel.play')} />
                </span>
              </button>
            )}
            <button type="button" className={styles.step} data-step="-1" aria-label={message('carousel.previous')} suppressHydrationWarning>
              <span className={styles.back}>
                <Icon name="arrow" />
              </span>
            </button>
            <button type="button" className={styles.step} data-step="1" aria-label={message('carousel.next')} suppressHydrationWarning>
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      )}
    </main-teaser>
  )
}
