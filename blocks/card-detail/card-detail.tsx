import type { BlockProps } from '../../runtime/define-block.ts'
import { cardWords } from '../../runtime/messages/german/card-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { storyLink } from '../../runtime/ui/story-link.ts'
import { designFragment } from '../../schemas/design-fragment.ts'
import { CardChoices } from './card-choices.tsx'
import styles from './card-detail.module.css'
import type { CardDetailBlok } from './card-detail.schema.ts'
import { CardPicture } from './card-picture.tsx'
import { CardSum } from './card-sum.tsx'
import type { CardDetailData } from './load-card-detail.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useCardPrice } from './use-card-price.ts'

/** A design with all that can be chosen for its cards (R2.21). Interactive: what they cost depends on what is chosen. */
export function CardDetail({ blok, data, editable }: BlockProps<CardDetailBlok, CardDetailData | null>) {
  const message = useMessages(cardWords)
  const isDraft = Object.keys(editable).length > 0
  if (data) return <Detail blok={blok} data={data} editable={editable} />
  return (
    <div className={styles.detail} {...editable}>
      {isDraft && <p className={styles.note}>{message('card.notHere')}</p>}
    </div>
  )
}

function Detail({ blok, data, editable }: Pick<BlockProps<CardDetailBlok>, 'blok' | 'editable'> & { data: CardDetailData }) {
  const { channel, locale } = useSite()
  const message = useMessages(cardWords)
  const { design, size, offer } = data
  const { choice, change } = useCardChoice(data)
  const price = useCardPrice(choice, data)
  const ribbon = offer.accessories.find(({ type }) => type === 'ribbon')?.options.find(({ value }) => choice.accessories.includes(value))
  const paper = offer.papers.find(({ value }) => value === choice.paper)?.name
  const { samplesUrl } = blok
  return (
    <section className={styles.detail} aria-labelledby={`name-${blok._uid}`} {...editable}>
      <CardPicture design={design} ribbonColor={ribbon?.color} />
      <div className={styles.facts}>
        <h1 id={`name-${blok._uid}`} className={styles.name}>
          {design.name}
        </h1>
        <p className={styles.kind}>
          {design.kindName} {design.occasionName}, {inCentimetres(size, locale)}
          {size.name && ` (DIN ${size.name})`}
        </p>
        <CardChoices offer={offer} choice={choice} change={change} ribbonNote={blok.ribbonNote} />
        <CardSum price={price} quantity={choice.quantity} paper={paper} blok={blok} />
        <div className={styles.actions}>
          {samplesUrl && (
            <LinkButton to={{ ...samplesUrl, anchor: samplesUrl.anchor || designFragment(design.id) }} text={blok.samplesText} />
          )}
          <LinkButton
            to={storyLink(`${channel}/${design.occasion}/${design.product}/category`)}
            text={message('card.others')}
            kind="quiet"
          />
        </div>
      </div>
    </section>
  )
}

/** `10,5 × 14,8 cm` */
function inCentimetres({ width, height }: CardDetailData['size'], locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return `${format.format(width / 10)} × ${format.format(height / 10)} cm`
}
