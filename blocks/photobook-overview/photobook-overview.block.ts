import { defineBlock } from '../../runtime/define-block.ts'
import { loadPhotobookOverview } from './load-photobook-overview.ts'
import { example } from './photobook-overview.example.ts'
import { PhotobookOverviewBlok } from './photobook-overview.schema.ts'
import { PhotobookOverview } from './photobook-overview.tsx'

export const photobookOverview = defineBlock({
  schema: PhotobookOverviewBlok,
  Component: PhotobookOverview,
  example,
  // Who follows a shared link scrolls to what it says, not to what becomes that.
  wakes: 'idle',
  load: loadPhotobookOverview,
})
