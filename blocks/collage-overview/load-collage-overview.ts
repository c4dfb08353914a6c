import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { type CollageDesignGroup, collageGroupsQuestion } from '../../schemas/wall-art/collage.ts'
import type { CollageOverviewBlok } from './collage-overview.schema.ts'

/** The groups an editor has chosen, or all. */
export const loadCollageOverview = ({ groups }: OwnFields<CollageOverviewBlok>, reader: PageReader): Promise<CollageDesignGroup[]> =>
  reader.askShop(collageGroupsQuestion, { key: groups })
