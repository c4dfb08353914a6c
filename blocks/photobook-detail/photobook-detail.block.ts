import { defineBlock } from '../../runtime/define-block.ts'
import { loadPhotobookDetail } from './load-photobook-detail.ts'
import { example } from './photobook-detail.example.ts'
import { PhotobookDetailBlok } from './photobook-detail.schema.ts'
import { PhotobookDetail } from './photobook-detail.tsx'
import { photobookProductData } from './photobook-product-data.ts'

export const photobookDetail = defineBlock({
  schema: PhotobookDetailBlok,
  Component: PhotobookDetail,
  example,
  wakes: 'visible',
  load: loadPhotobookDetail,
  structuredData: photobookProductData,
})
