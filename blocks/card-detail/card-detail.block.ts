import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './card-detail.example.ts'
import { CardDetailBlok } from './card-detail.schema.ts'
import { CardDetail } from './card-detail.tsx'
import { cardProductData } from './card-product-data.ts'
import { loadCardDetail } from './load-card-detail.ts'

export const cardDetail = defineBlock({
  schema: CardDetailBlok,
  Component: CardDetail,
  example,
  wakes: 'visible',
  load: loadCardDetail,
  structuredData: cardProductData,
})
