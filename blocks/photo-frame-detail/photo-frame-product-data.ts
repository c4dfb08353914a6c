import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { productData } from '../../runtime/product-data.ts'
import { readFormat } from '../../schemas/format.ts'
import { materialNames } from '../../schemas/wall-art/wall-art.ts'
import type { PhotoFrameDetailData } from './load-photo-frame-detail.ts'
import type { PhotoFrameDetailBlok } from './photo-frame-detail.schema.ts'

/** The picture that is chosen at first, and what it costs. */
export function photoFrameProductData(
  { headline, material }: OwnFields<PhotoFrameDetailBlok>,
  { choice, price }: PhotoFrameDetailData,
  page: PageFacts,
): object {
  const { materialType, frameType, formatType, quantity } = choice
  return productData(
    {
      name: material ? materialNames[material] : headline,
      description: `Wandbild: ${materialNames[materialType]}, ${formatSize(readFormat(formatType), page.site.locale)}`,
      sku: [materialType, formatType, frameType].filter(Boolean).join('-'),
      price,
      quantity,
    },
    page,
  )
}
