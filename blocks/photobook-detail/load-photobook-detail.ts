import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { channelFeatures } from '../../schemas/channel.ts'
import { type PhotobookDesignGroupSet, photobookPriceQuestion, photobookSetsQuestion } from '../../schemas/photobooks/photobook.ts'
import { type PhotobookChoice, usualPhotobook } from '../../schemas/photobooks/photobook-choice.ts'
import type { Price } from '../../schemas/price.ts'
import type { PhotobookDetailBlok } from './photobook-detail.schema.ts'

export interface PhotobookDetailData {
  sets: BookSet[]
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: PhotobookChoice
  price: Price
}

/** What can be seen and chosen of a set. */
export type BookSet = Pick<PhotobookDesignGroupSet, 'id' | 'name' | 'description' | 'aspectRatios' | 'pictures'>

export async function loadPhotobookDetail({ bookType }: OwnFields<PhotobookDetailBlok>, reader: PageReader): Promise<PhotobookDetailData> {
  const choice = usualPhotobook(bookType, channelFeatures[reader.channel].defaultPhotobookRefinement)
  const [{ designGroupSets }, price] = await Promise.all([
    reader.askShop(photobookSetsQuestion, {}),
    reader.askShop(photobookPriceQuestion, choice),
  ])
  const sets = designGroupSets.map(({ id, name, description, aspectRatios, pictures }) => ({
    id,
    name,
    description,
    aspectRatios,
    pictures,
  }))
  return { sets, choice, price }
}
