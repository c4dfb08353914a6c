import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { productData } from '../../runtime/product-data.ts'
import { readFormat } from '../../schemas/format.ts'
import { materialNames } from '../../schemas/wall-art/wall-art.ts'
import type { CollageDetailBlok } from './collage-detail.schema.ts'
import type { CollageDetailData } from './load-collage-detail.ts'

/** The collage that is chosen at first, and what it costs. */
export function collageProductData(_: OwnFields<CollageDetailBlok>, { choice, price }: CollageDetailData, page: PageFacts): object {
  const { designId, materialType, formatType } = choice
  return productData(
    {
      name: 'Fotocollage',
      description: `Fotocollage: ${materialNames[materialType]}, ${formatSize(readFormat(formatType), page.site.locale)}`,
      sku: `collage-${designId}-${materialType}-${formatType}`,
      price,
      quantity: 1,
    },
    page,
  )
}
