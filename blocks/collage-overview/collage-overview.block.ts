import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './collage-overview.example.ts'
import { CollageOverviewBlok } from './collage-overview.schema.ts'
import { CollageOverview } from './collage-overview.tsx'
import { loadCollageOverview } from './load-collage-overview.ts'

export const collageOverview = defineBlock({
  schema: CollageOverviewBlok,
  Component: CollageOverview,
  example,
  load: loadCollageOverview,
})
