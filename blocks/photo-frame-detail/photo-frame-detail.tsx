import type { BlockProps } from '../../runtime/define-block.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useFirstPictureWords } from '../../runtime/ui/use-first-picture-words.ts'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { photoFramePriceAsked } from '../../schemas/wall-art/photo-frame-choice.ts'
import { FramedPicture } from './framed-picture.tsx'
import type { PhotoFrameDetailData } from './load-photo-frame-detail.ts'
import { PhotoFrameChoices } from './photo-frame-choices.tsx'
import type { PhotoFrameDetailBlok } from './photo-frame-detail.schema.ts'
import { usePhotoFrameChoice } from './use-photo-frame-choice.ts'

/** A picture for the wall with all that can be chosen for it. Interactive: what it costs depends on what is chosen. */
export function PhotoFrameDetail({ blok, data, editable }: BlockProps<PhotoFrameDetailBlok, PhotoFrameDetailData>) {
  const message = useMessages(photoFrameWords)
  const { offer } = data
  const { choice, change } = usePhotoFrameChoice(data)
  const price = useShopPrice(photoFramePriceAsked, choice, data)
  const withoutScript = useFirstPictureWords(data.choice, offer)
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={blok.headline}
      kind={<From data={data} materialType={choice.materialType} />}
      picture={<FramedPicture image={blok.image} choice={choice} offer={offer} />}
      ratio="1/1"
      choices={<PhotoFrameChoices id={blok._uid} offer={offer} choice={choice} change={change} />}
      sum={
        <PriceSum
          price={price}
          pieceWords={(piece) => message('photoFrame.piece', { price: piece })}
          withoutScript={withoutScript}
          shippingText={blok.shippingText}
          shippingUrl={blok.shippingUrl}
        />
      }
      actions={null}
      level={2}
      editable={editable}
    />
  )
}

/** The least that pictures on the material cost, and how small and large they can be. */
function From({ data: { offer, from }, materialType }: { data: PhotoFrameDetailData; materialType: string }) {
  const { locale } = useSite()
  const message = useMessages(photoFrameWords)
  const limits = offer.materials.find(({ value }) => value === materialType)?.limits
  const least = from.find((each) => each.materialType === materialType)?.price
  if (!limits || !least) return null
  const words = message('photoFrame.from', {
    price: formatMoney(least, locale),
    smallest: formatSize({ width: limits.min, height: limits.min }, locale),
    largest: formatSize({ width: limits.maxLong, height: limits.maxShort }, locale),
  })
  // Each anew, as each price (price-sum.tsx).
  return <span key={words}>{words}</span>
}
