import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { photoboxWords } from '../../runtime/messages/german/photobox-words.ts'
import { productData } from '../../runtime/product-data.ts'
import { boxKind } from './box-kind.ts'
import type { PhotoboxDetailData } from './load-photobox-detail.ts'
import type { PhotoboxDetailBlok } from './photobox-detail.schema.ts'

const message = createMessages(console.error, photoboxWords)

/** The box, and what one costs as it is chosen first. */
export function photoboxProductData(
  { headline }: OwnFields<PhotoboxDetailBlok>,
  { offer, choice, price }: PhotoboxDetailData,
  page: PageFacts,
): object {
  const name = headline || message('photobox.name')
  return productData(
    { name, description: boxKind(offer, choice, message), sku: `fotobox-${choice.photoboxType}`, price, quantity: 1 },
    page,
  )
}
