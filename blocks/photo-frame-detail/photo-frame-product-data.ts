import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { productData } from '../../runtime/product-data.ts'
import { materialNames } from '../../schemas/wall-art.ts'
import type { PhotoFrameDetailData } from './load-photo-frame-detail.ts'
import type { PhotoFrameDetailBlok } from './photo-frame-detail.schema.ts'

/** The picture that is chosen at first, and what it costs, for search engines. */
export function photoFrameProductData(
  { headline, material }: OwnFields<PhotoFrameDetailBlok>,
  { choice, price }: PhotoFrameDetailData,
  page: PageFacts,
): object {
  return productData({ name: material ? materialNames[material] : headline }, price, choice.quantity, page)
}
