import { useMemo, useRef } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { collageWords } from '../../runtime/messages/german/collage-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { collageFragment, collageQueryKeys } from '../../schemas/collage-choice.ts'
import { readFormat } from '../../schemas/format.ts'
import { photoFramePriceAsked } from '../../schemas/photo-frame-choice.ts'
import { designIn, pictureOf } from './collage-choice.ts'
import { CollageChoices } from './collage-choices.tsx'
import type { CollageDetailBlok } from './collage-detail.schema.ts'
import { CollagePicture } from './collage-picture.tsx'
import type { CollageDetailData } from './load-collage-detail.ts'
import { useCollageChoice } from './use-collage-choice.ts'

/** A collage with all that can be chosen for it (R2.32, R3.08). Interactive: what it costs depends on what is chosen. */
export function CollageDetail({ blok, data, editable }: BlockProps<CollageDetailBlok, CollageDetailData>) {
  const { locale } = useSite()
  const message = useMessages(collageWords)
  const { groups, offer } = data
  const { choice, change } = useCollageChoice(data, `name-${blok._uid}`)
  const first = useRef({ choice: pictureOf(data.choice), price: data.price }).current
  const picture = useMemo(() => pictureOf(choice), [choice])
  const price = useShopPrice(photoFramePriceAsked, picture, first)
  const design = designIn(groups, choice.designId)
  if (!design) return null
  const { color, designId, formatType, frameType, materialType } = choice
  const material = offer.materials.find(({ value }) => value === data.choice.materialType)?.name ?? ''
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={blok.headline}
      kind={
        <>
          {message('collage.kind', { design: design.name, count: design.cells.length })}
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
      sum={
        <PriceSum
          price={price}
          quantity={1}
          withoutScript={message('collage.withoutScript', { material, format: formatSize(readFormat(data.choice.formatType), locale) })}
          shippingText={blok.shippingText}
          shippingUrl={blok.shippingUrl}
        />
      }
      actions={
        <ConfiguratorLink product="collage" choice={{ color, designId, formatType, frameType, materialType }} keys={collageQueryKeys} />
      }
      level={2}
      editable={editable}
    />
  )
}
