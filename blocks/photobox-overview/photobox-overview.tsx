import type { BlockProps } from '../../runtime/define-block.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { photoboxWords } from '../../runtime/messages/german/photobox-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { CardsSection, cardHeading } from '../../runtime/ui/cards-section.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { PhotoBox } from '../../runtime/ui/photo-box.tsx'
import { channelFeatures } from '../../schemas/channel.ts'
import { boxFragment } from '../../schemas/photoboxes/box-fragment.ts'
import type { PhotoboxData } from '../../schemas/photoboxes/photobox.ts'
import { photoboxFormats } from '../../schemas/photoboxes/photobox-choice.ts'
import styles from './photobox-overview.module.css'
import type { PhotoboxOverviewBlok } from './photobox-overview.schema.ts'

/** The types of photo boxes side by side (R2.32). */
export function PhotoboxOverview({ blok: { headline, url }, data, editable }: BlockProps<PhotoboxOverviewBlok, PhotoboxData>) {
  const { channel, locale } = useSite()
  const message = useMessages(photoboxWords)
  const Heading = cardHeading(headline)
  return (
    <CardsSection headline={headline} label={headline || message('photobox.label')} editable={editable}>
      <ul className={styles.boxes}>
        {data.types.map(({ type, name, formats, quantities, priceFrom }, index) => {
          const lid = data.designs[index]
          const format = formats[0]?.format
          return (
            <li key={type} className={cardStyles.card}>
              <div className={`${cardStyles.face} ${styles.face}`}>
                {lid && format && (
                  <PhotoBox lid={lid} format={photoboxFormats[format]} label={message('photobox.lid', { name: lid.name })} />
                )}
              </div>
              <Heading className={cardStyles.title}>
                <ContentLink to={{ ...url, anchor: url.anchor || boxFragment(type) }} className={cardStyles.link}>
                  {name}
                </ContentLink>
              </Heading>
              <p className={cardStyles.text}>
                {message('photobox.upTo', { formats: formats.map((each) => each.name).join(', '), quantity: Math.max(...quantities) })}
                {channelFeatures[channel].pricesInOverview && (
                  <>
                    <br />
                    {message('photobox.from', { price: formatMoney(priceFrom, locale) })}
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </CardsSection>
  )
}
