import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { type PhotoboxData, photoboxDataQuestion } from '../../schemas/photoboxes/photobox.ts'
import type { PhotoboxOverviewBlok } from './photobox-overview.schema.ts'

export const loadPhotoboxOverview = (_: OwnFields<PhotoboxOverviewBlok>, reader: PageReader): Promise<PhotoboxData> =>
  reader.askShop(photoboxDataQuestion, {})
