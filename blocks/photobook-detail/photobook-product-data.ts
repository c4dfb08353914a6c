import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { photobookWords } from '../../runtime/messages/german/photobook-words.ts'
import { productData } from '../../runtime/product-data.ts'
import { photobookTypeNames } from '../../schemas/photobooks/photobook-choice.ts'
import { bookKind } from './book-kind.ts'
import type { PhotobookDetailData } from './load-photobook-detail.ts'
import type { PhotobookDetailBlok } from './photobook-detail.schema.ts'

const message = createMessages(console.error, photobookWords)

/** The type of book, and what one costs as it is chosen first. */
export function photobookProductData(
  { headline }: OwnFields<PhotobookDetailBlok>,
  { choice, price }: PhotobookDetailData,
  page: PageFacts,
): object {
  const { type, quantity } = choice
  const name = headline || photobookTypeNames[type]
  return productData({ name, description: bookKind(choice, message, page.site.locale), sku: type, price, quantity }, page)
}
