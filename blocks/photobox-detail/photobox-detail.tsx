import type { BlockProps } from '../../runtime/define-block.ts'
import { photoboxWords } from '../../runtime/messages/german/photobox-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { PhotoBox } from '../../runtime/ui/photo-box.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { boxFragment } from '../../schemas/photoboxes/box-fragment.ts'
import { photoboxFormats, photoboxPriceAsked, photoboxQuery, photoboxQueryKeys } from '../../schemas/photoboxes/photobox-choice.ts'
import { BoxChoices } from './box-choices.tsx'
import { boxKind } from './box-kind.ts'
import type { PhotoboxDetailData } from './load-photobox-detail.ts'
import styles from './photobox-detail.module.css'
import type { PhotoboxDetailBlok } from './photobox-detail.schema.ts'
import { useSelectedBox } from './use-selected-box.ts'

/** A photo box with all that can be chosen for it (R2.32). Interactive: what it costs depends on what is chosen. */
export function PhotoboxDetail({ blok, data, editable }: BlockProps<PhotoboxDetailBlok, PhotoboxDetailData>) {
  const message = useMessages(photoboxWords)
  const { types } = data.offer
  const selected = useSelectedBox(data)
  const { choice, lid } = selected
  const { photoboxFormat, photoboxQuantityMax: quantity } = choice
  const price = useShopPrice(photoboxPriceAsked, choice, data)
  return (
    <div {...editable} className={styles.box}>
      {types.map(({ type }) => (
        <span key={type} id={boxFragment(type)} className={styles.place} />
      ))}
      <ProductDetail
        id={`name-${blok._uid}`}
        name={blok.headline || message('photobox.name')}
        level={blok.isHeadlineH1 ? 1 : 2}
        kind={boxKind(data.offer, choice, message)}
        picture={lid && <PhotoBox lid={lid} format={photoboxFormats[photoboxFormat]} label={message('photobox.lid', { name: lid.name })} />}
        choices={<BoxChoices {...selected} offer={data.offer} />}
        sum={
          <PriceSum
            price={price}
            pieceWords={(piece) => message('photobox.piece', { price: piece })}
            withoutScript={message('photobox.needsScript', { quantity })}
            shippingText={blok.shippingText}
            shippingUrl={blok.shippingUrl}
          />
        }
        actions={<ConfiguratorLink product="photobox" choice={photoboxQuery(choice, lid?.design ?? '')} keys={photoboxQueryKeys} />}
        editable={{}}
      />
    </div>
  )
}
