import type { BlockProps } from '../../runtime/define-block.ts'
import { collageWords } from '../../runtime/messages/german/collage-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useFirstPictureWords } from '../../runtime/ui/use-first-picture-words.ts'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { collageLetters } from '../../schemas/wall-art/collage-cells.ts'
import { collageFragment, collageQueryKeys } from '../../schemas/wall-art/collage-choice.ts'
import { photoFramePriceAsked } from '../../schemas/wall-art/photo-frame-choice.ts'
import { designIn, pictureOf } from './collage-choice.ts'
import { CollageChoices } from './collage-choices.tsx'
import type { CollageDetailBlok } from './collage-detail.schema.ts'
import { CollagePicture } from './collage-picture.tsx'
import type { CollageDetailData } from './load-collage-detail.ts'
import { useCollageChoice } from './use-collage-choice.ts'

/** A collage with all that can be chosen for it (R2.32, R3.08). Interactive: what it costs depends on what is chosen. */
export function CollageDetail({ blok, data, editable }: BlockProps<CollageDetailBlok, CollageDetailData>) {
  const message = useMessages(collageWords)
  const { groups, offer } = data
  const { choice, change } = useCollageChoice(data, `name-${blok._uid}`)
  const picture = pictureOf(choice)
  const price = useShopPrice(photoFramePriceAsked, picture, { choice: pictureOf(data.choice), price: data.price })
  const withoutScript = useFirstPictureWords(data.choice, offer)
  const design = designIn(groups, choice.designId)
  if (!design) return null
  const kind = message('collage.kind', { design: design.name, count: collageLetters(design.rows).length })
  const { color, designId, formatType, frameType, materialType } = choice
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={blok.headline}
      kind={
        <>
          {/* Each anew, as each price (price-sum.tsx). */}
          <span key={kind}>{kind}</span>
          {/* Without script the links of the overview lead here; with it they choose. */}
          <noscript>
            {groups
              .flatMap(({ designs }) => designs)
              .map(({ id }) => (
                <span key={id} id={collageFragment(id)} />
              ))}
          </noscript>
        </>
      }
      picture={<CollagePicture images={blok.images} design={design} choice={choice} picture={picture} data={data} />}
      ratio="1/1"
      choices={<CollageChoices data={data} choice={choice} change={change} />}
      sum={<PriceSum price={price} withoutScript={withoutScript} shippingText={blok.shippingText} shippingUrl={blok.shippingUrl} />}
      actions={
        <ConfiguratorLink product="collage" choice={{ color, designId, formatType, frameType, materialType }} keys={collageQueryKeys} />
      }
      level={2}
      editable={editable}
    />
  )
}
