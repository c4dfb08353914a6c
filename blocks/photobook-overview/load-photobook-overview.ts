import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { type PhotobookDesignGroupSets, photobookSetsQuestion } from '../../schemas/photobooks/photobook.ts'
import type { PhotobookOverviewBlok } from './photobook-overview.schema.ts'

/** All sets: there are few, and who narrows them down waits for nothing. */
export interface PhotobookOverviewData extends PhotobookDesignGroupSets {
  /** The how-manieth listing of the page: their words in the address differ by it. */
  number: number
}

export async function loadPhotobookOverview(
  { bookType }: OwnFields<PhotobookOverviewBlok>,
  reader: PageReader,
): Promise<PhotobookOverviewData> {
  const number = reader.countListing()
  return { ...(await reader.askShop(photobookSetsQuestion, { type: bookType })), number }
}
