import { formatMoney } from '../../runtime/format-money.ts'
import { photobookSetsWords } from '../../runtime/messages/german/photobook-sets-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import { channelFeatures } from '../../schemas/channel.ts'
import type { Link } from '../../schemas/fields/multilink.ts'
import type { PhotobookDesignGroupSet } from '../../schemas/photobooks/photobook.ts'
import type { PhotobookRatio } from '../../schemas/photobooks/photobook-set-filters.ts'
import { setFragment } from '../../schemas/photobooks/set-fragment.ts'

interface SetCardProps {
  set: PhotobookDesignGroupSet
  /** The shape that is asked for. */
  ratio: PhotobookRatio | undefined
  /** The page of a book; it is told which set it was. */
  url: Link
  heading: 'h2' | 'h3'
}

/** A set by its cover, with its shapes and what the smallest book costs. */
export function SetCard({ set, ratio, url, heading: Heading }: SetCardProps) {
  const { channel, locale } = useSite()
  const message = useMessages(photobookSetsWords)
  const { id, name, description, aspectRatios, pictures, priceFrom } = set
  const picture = pictures[ratio ?? aspectRatios[0] ?? 'square']
  return (
    <li className={cardStyles.card}>
      <div className={cardStyles.face}>
        {picture && <Image sources={[{ image: { ...picture, placeholder: '' }, ratio: '1/1' }]} alt={description} preset="largeCard" />}
      </div>
      <Heading className={cardStyles.title}>
        <ContentLink to={{ ...url, anchor: url.anchor || setFragment(id) }} className={cardStyles.link}>
          {name}
        </ContentLink>
      </Heading>
      <p className={cardStyles.text}>
        {aspectRatios.map((each) => message(`sets.ratio-${each}`)).join(', ')}
        {channelFeatures[channel].pricesInOverview && (
          <>
            <br />
            {message('sets.from', { price: formatMoney(priceFrom, locale) })}
          </>
        )}
      </p>
    </li>
  )
}
