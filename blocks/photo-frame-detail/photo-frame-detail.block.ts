import { defineBlock } from '../../runtime/define-block.ts'
import { loadPhotoFrameDetail } from './load-photo-frame-detail.ts'
import { example } from './photo-frame-detail.example.ts'
import { PhotoFrameDetailBlok } from './photo-frame-detail.schema.ts'
import { PhotoFrameDetail } from './photo-frame-detail.tsx'
import { photoFrameProductData } from './photo-frame-product-data.ts'

export const photoFrameDetail = defineBlock({
  schema: PhotoFrameDetailBlok,
  Component: PhotoFrameDetail,
  example,
  wakes: 'visible',
  load: loadPhotoFrameDetail,
  structuredData: photoFrameProductData,
})
