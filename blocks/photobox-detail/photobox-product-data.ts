import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { photoboxWords } from '../../runtime/messages/german/photobox-words.ts'
import { productData } from '../../runtime/product-data.ts'
import type { PhotoboxDetailData } from './load-photobox-detail.ts'
import type { PhotoboxDetailBlok } from './photobox-detail.schema.ts'

/** The box, and what one costs as it is first shown. */
export const photoboxProductData = (
  { headline }: OwnFields<PhotoboxDetailBlok>,
  { choice, price }: PhotoboxDetailData,
  page: PageFacts,
): object => productData({ name: headline || photoboxWords.photobox.name, sku: `fotobox-${choice.photoboxType}`, price, quantity: 1 }, page)
