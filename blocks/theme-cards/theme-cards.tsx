import type { CSSProperties } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { CardsSection, cardHeading } from '../../runtime/ui/cards-section.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import type { CardView } from './load-theme-cards.ts'
import styles from './theme-cards.module.css'
import type { ThemeCardsBlok } from './theme-cards.schema.ts'

/** Cards that lead on (R2.44). A page without a picture gets a card that is set, like a printed one. */
export function ThemeCards({ blok, data: cards, editable }: BlockProps<ThemeCardsBlok, CardView[]>) {
  const Title = cardHeading(blok.headline)
  const preset = blok.size === 'small' ? 'small' : cards.length < 4 ? 'largeCard' : 'card'
  return (
    <CardsSection headline={blok.headline} style={{ '--card-ratio': blok.ratio } as CSSProperties} editable={editable}>
      <ul className={`${cardStyles.grid} ${styles.grid}`} data-size={blok.size} data-few={cards.length < 6 ? cards.length : undefined}>
        {cards.map(({ id, title, text, image, url }) => (
          <li key={id} className={cardStyles.card}>
            <div className={cardStyles.face} aria-hidden={image ? undefined : true}>
              {image ? (
                <Image sources={[{ image, ratio: blok.ratio }]} alt="" preset={preset} />
              ) : (
                <span className={styles.print} style={{ '--longest': longestWord(title) } as CSSProperties}>
                  {title}
                </span>
              )}
            </div>
            <Title className={`${cardStyles.title} ${styles.title}`}>
              <ContentLink to={url} className={cardStyles.link}>
                {title}
              </ContentLink>
            </Title>
            {text && <p className={cardStyles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </CardsSection>
  )
}

/** A printed card is set as large as its longest word allows. */
const longestWord = (title: string) => Math.max(...title.split(/[\s-]+/).map((word) => word.length))
