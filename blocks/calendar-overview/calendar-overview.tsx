import type { CSSProperties } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { CardsSection, cardHeading } from '../../runtime/ui/cards-section.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import { storyLink } from '../../runtime/ui/story-link.ts'
import { channelFeatures } from '../../schemas/channel.ts'
import styles from './calendar-overview.module.css'
import type { CalendarOverviewBlok } from './calendar-overview.schema.ts'
import type { CalendarCard } from './load-calendar-overview.ts'

/** The types of calendars (R2.32): how large they come, and from what price where the brand says so in overviews (R1.01). */
export function CalendarOverview({ blok, data: cards, editable }: BlockProps<CalendarOverviewBlok, CalendarCard[]>) {
  const { channel, locale } = useSite()
  const message = useMessages()
  const Title = cardHeading(blok.headline)
  const isDraft = Object.keys(editable).length > 0
  if (cards.length === 0)
    return <div {...editable}>{isDraft && <p className={styles.note}>{message('calendars.noPages', { folder: blok.folder })}</p>}</div>
  return (
    <CardsSection headline={blok.headline} label={blok.headline || undefined} editable={editable}>
      <ul className={`${cardStyles.grid} ${styles.grid}`} style={{ '--cards': cards.length, '--card-ratio': '4/3' } as CSSProperties}>
        {cards.map(({ page, group }) => (
          <li key={page.uuid} className={cardStyles.card}>
            <div className={cardStyles.face}>
              {page.image && <Image sources={[{ image: page.image, ratio: '4/3' }]} alt="" preset="largeCard" />}
            </div>
            <Title className={cardStyles.title}>
              <ContentLink to={storyLink(page.slug)} className={cardStyles.link}>
                {group.name}
              </ContentLink>
            </Title>
            <p className={cardStyles.text}>{group.formats.map(({ name }) => name.replaceAll(' ', '\u00a0')).join(', ')}</p>
            {channelFeatures[channel].pricesInOverview && (
              <p className={styles.price}>{message('calendars.from', { price: formatMoney(group.from, locale) })}</p>
            )}
          </li>
        ))}
      </ul>
    </CardsSection>
  )
}
