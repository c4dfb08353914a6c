import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { productData } from '../../runtime/product-data.ts'
import { designTitle } from '../../schemas/cards/design-title.ts'
import type { CardDetailBlok } from './card-detail.schema.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** The design, and what its cards cost. */
export function cardProductData(_: OwnFields<CardDetailBlok>, data: CardDetailData | null, page: PageFacts): object | undefined {
  if (!data) return undefined
  const { design, choice, price } = data
  const { description, id } = design
  return productData({ name: designTitle(design), description, sku: String(id), price, quantity: choice.quantity }, page)
}
