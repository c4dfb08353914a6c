import type { CSSProperties, DetailedHTMLProps } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import styles from './reviews.module.css'
import type { ReviewsBlok } from './reviews.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'customer-reviews': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/**
 * The place of a service's reviews, as high as they are (R2.28). Nothing is asked of the service before somebody wants to see them;
 * then the element puts its page in the place of the question.
 */
export function Reviews({ blok, editable }: BlockProps<ReviewsBlok>) {
  const { reviewWidget } = useSite()
  const message = useMessages()
  const { provider, height } = blok
  return (
    <customer-reviews className={styles.reviews} {...editable}>
      <h2 className={styles.headline}>{blok.headline}</h2>
      {blok.text && <p className={styles.text}>{blok.text}</p>}
      <div className={styles.place} style={{ '--height': `${height}px` } as CSSProperties}>
        <p className={styles.note}>
          {blok.note} {blok.privacy && <ContentLink to={blok.privacy}>{blok.privacyText}</ContentLink>}
        </p>
        {reviewWidget ? (
          <>
            <Button data-src={reviewWidget} data-title={message('reviews.title', { provider })}>
              {message('reviews.show', { provider })}
            </Button>
            <noscript>
              <a href={reviewWidget} rel="nofollow noopener noreferrer">
                {message('reviews.elsewhere', { provider })}
              </a>
            </noscript>
          </>
        ) : (
          <p className={styles.note}>{message('reviews.absent')}</p>
        )}
      </div>
    </customer-reviews>
  )
}
