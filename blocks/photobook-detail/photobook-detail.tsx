import type { BlockProps } from '../../runtime/define-block.ts'
import { photobookWords } from '../../runtime/messages/german/photobook-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ConfiguratorLink } from '../../runtime/ui/configurator-link.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { PriceSum } from '../../runtime/ui/price-sum.tsx'
import { ProductDetail } from '../../runtime/ui/product-detail.tsx'
import { useShopPrice } from '../../runtime/ui/use-shop-price.ts'
import { orientationOf, photobookPriceAsked, photobookTypeNames } from '../../schemas/photobooks/photobook-choice.ts'
import { photobookQuery, photobookQueryKeys } from '../../schemas/photobooks/photobook-query.ts'
import { photobookRatios, ratioNames } from '../../schemas/photobooks/photobook-set-filters.ts'
import { BookChoices } from './book-choices.tsx'
import { bookKind } from './book-kind.ts'
import type { BookSet, PhotobookDetailData } from './load-photobook-detail.ts'
import type { PhotobookDetailBlok } from './photobook-detail.schema.ts'
import type { SelectedBook } from './selected-book.ts'
import { useSelectedBook } from './use-selected-book.ts'

/** A type of photo book with all that can be chosen for it (R2.32). Interactive: what it costs depends on what is chosen. */
export function PhotobookDetail({ blok, data, editable }: BlockProps<PhotobookDetailBlok, PhotobookDetailData>) {
  const { locale } = useSite()
  const message = useMessages(photobookWords)
  const selected = useSelectedBook(data)
  const { choice, set } = selected.book
  const price = useShopPrice(photobookPriceAsked, choice, data)
  const { overviewUrl } = blok
  return (
    <ProductDetail
      id={`name-${blok._uid}`}
      name={blok.headline || photobookTypeNames[choice.type]}
      level={blok.isHeadlineH1 ? 1 : 2}
      kind={bookKind(choice, message, locale)}
      picture={<BookPicture book={selected.book} sets={data.sets} />}
      choices={<BookChoices {...selected} sets={data.sets} />}
      sum={
        <PriceSum
          price={price}
          pieceWords={(piece) => message('photobook.piece', { price: piece })}
          withoutScript={message('photobook.needsScript', { pages: choice.photobookPageCount })}
          shippingText={blok.shippingText}
          shippingUrl={blok.shippingUrl}
        />
      }
      actions={
        <>
          <ConfiguratorLink product="photobook" choice={photobookQuery(choice, set?.id)} keys={photobookQueryKeys} />
          {overviewUrl && <LinkButton to={overviewUrl} text={blok.overviewText} kind="quiet" />}
        </>
      }
      editable={editable}
    />
  )
}

/** The cover of the set in the shape of the book; while none is chosen, of the first that has this shape. */
function BookPicture({ book: { choice, set }, sets }: { book: SelectedBook; sets: BookSet[] }) {
  const ratio = ratioNames.find((each) => photobookRatios[each] === orientationOf(choice.format)) ?? 'square'
  const shown = set ?? sets.find(({ pictures }) => pictures[ratio])
  const picture = shown?.pictures[ratio]
  if (!shown || !picture) return null
  return (
    <Image
      sources={[{ image: { ...picture, placeholder: '' }, ratio: '1/1' }]}
      alt={shown.description}
      preset="detail"
      loading="eager"
      priority="high"
    />
  )
}
