import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { productData } from '../../runtime/product-data.ts'
import { designTitle } from '../../schemas/design-title.ts'
import type { CardDetailBlok } from './card-detail.schema.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** The design, and what its cards cost as they are first shown. */
export function cardProductData(_: OwnFields<CardDetailBlok>, data: CardDetailData | null, page: PageFacts): object | undefined {
  if (!data) return undefined
  const { design, choice, price } = data
  return productData(
    { name: designTitle(design), description: design.description, sku: String(design.id), price, quantity: choice.quantity },
    page,
  )
}
