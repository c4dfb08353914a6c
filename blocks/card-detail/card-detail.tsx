import type { BlockProps } from '../../runtime/define-block.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { cardWords } from '../../runtime/messages/german/card-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { storyLink } from '../../runtime/ui/story-link.ts'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { cardPriceAsked } from '../../schemas/cards/card-choice.ts'
import { cardQuery, cardQueryKeys } from '../../schemas/cards/card-query.ts'
import { designFragment } from '../../schemas/cards/design-fragment.ts'
import { designKind } from '../../schemas/cards/design-kind.ts'
import { CardChoices } from './card-choices.tsx'
import styles from './card-detail.module.css'
import type { CardDetailBlok } from './card-detail.schema.ts'
import { CardPicture } from './card-picture.tsx'
import type { CardDetailData } from './load-card-detail.ts'
import { useCardChoice } from './use-card-choice.ts'

/** A design with all that can be chosen for its cards (R2.21). Interactive: what they cost depends on what is chosen. */
export function CardDetail({ blok, data, editable }: BlockProps<CardDetailBlok, CardDetailData | null>) {
  const message = useMessages(cardWords)
  const isDraft = Object.keys(editable).length > 0
  if (data) return <Detail blok={blok} data={data} editable={editable} />
  return <div {...editable}>{isDraft && <p className={styles.note}>{message('card.notHere')}</p>}</div>
}

function Detail({ blok, data, editable }: Pick<BlockProps<CardDetailBlok>, 'blok' | 'editable'> & { data: CardDetailData }) {
  const { channel, locale } = useSite()
  const message = useMessages(cardWords)
  const { design, size, offer } = data
  const { choice, change } = useCardChoice(data)
  const price = useShopPrice(cardPriceAsked, choice, data)
  const ribbon = offer.accessories.find(({ type }) => type === 'ribbon')?.options.find(({ value }) => choice.accessories.includes(value))
  const paper = offer.papers.find(({ value }) => value === choice.paper)?.name
  const { samplesUrl } = blok
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={design.name}
      kind={`${designKind(design)}, ${formatSize(size, locale)}${size.name ? ` (DIN\u00a0${size.name})` : ''}`}
      picture={<CardPicture design={design} ribbonColor={ribbon?.color} />}
      choices={<CardChoices offer={offer} choice={choice} change={change} ribbonNote={blok.ribbonNote} />}
      sum={
        <PriceSum
          price={price}
          pieceWords={(piece) => message('card.piece', { price: piece })}
          withoutScript={message('card.needsScript', { count: choice.quantity, paper: paper ?? '' })}
          shippingText={blok.shippingText}
          shippingUrl={blok.shippingUrl}
        />
      }
      actions={
        <>
          <ConfiguratorLink product="card" choice={cardQuery(design, choice)} keys={cardQueryKeys} />
          {samplesUrl && (
            <LinkButton to={{ ...samplesUrl, anchor: samplesUrl.anchor || designFragment(design.id) }} text={blok.samplesText} />
          )}
          <LinkButton
            to={storyLink(`${channel}/${design.occasion}/${design.product}/category`)}
            text={message('card.others')}
            kind="quiet"
          />
        </>
      }
      editable={editable}
    />
  )
}
