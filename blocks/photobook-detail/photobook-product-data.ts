import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { photobookWords } from '../../runtime/messages/german/photobook-words.ts'
import { productData } from '../../runtime/product-data.ts'
import type { PhotobookDetailData } from './load-photobook-detail.ts'
import type { PhotobookDetailBlok } from './photobook-detail.schema.ts'

/** The type of book, and what one costs as it is first shown. */
export const photobookProductData = (
  { headline }: OwnFields<PhotobookDetailBlok>,
  { choice, price }: PhotobookDetailData,
  page: PageFacts,
): object =>
  productData(
    {
      name: headline || photobookWords.photobook[`type-${choice.type}`],
      sku: choice.type,
      price,
      quantity: choice.quantity,
    },
    page,
  )
