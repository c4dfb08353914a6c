import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './collage-detail.example.ts'
import { CollageDetailBlok } from './collage-detail.schema.ts'
import { CollageDetail } from './collage-detail.tsx'
import { collageProductData } from './collage-product-data.ts'
import { loadCollageDetail } from './load-collage-detail.ts'

export const collageDetail = defineBlock({
  schema: CollageDetailBlok,
  Component: CollageDetail,
  example,
  wakes: 'idle',
  load: loadCollageDetail,
  structuredData: collageProductData,
})
