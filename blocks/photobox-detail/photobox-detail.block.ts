import { defineBlock } from '../../runtime/define-block.ts'
import { loadPhotoboxDetail } from './load-photobox-detail.ts'
import { example } from './photobox-detail.example.ts'
import { PhotoboxDetailBlok } from './photobox-detail.schema.ts'
import { PhotoboxDetail } from './photobox-detail.tsx'
import { photoboxProductData } from './photobox-product-data.ts'

export const photoboxDetail = defineBlock({
  schema: PhotoboxDetailBlok,
  Component: PhotoboxDetail,
  example,
  wakes: 'visible',
  load: loadPhotoboxDetail,
  structuredData: photoboxProductData,
})
