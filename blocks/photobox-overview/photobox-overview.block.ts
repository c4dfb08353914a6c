import { defineBlock } from '../../runtime/define-block.ts'
import { loadPhotoboxOverview } from './load-photobox-overview.ts'
import { example } from './photobox-overview.example.ts'
import { PhotoboxOverviewBlok } from './photobox-overview.schema.ts'
import { PhotoboxOverview } from './photobox-overview.tsx'

export const photoboxOverview = defineBlock({
  schema: PhotoboxOverviewBlok,
  Component: PhotoboxOverview,
  example,
  load: loadPhotoboxOverview,
})
