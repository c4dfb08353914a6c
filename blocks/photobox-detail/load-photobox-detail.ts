import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { type PhotoboxData, photoboxDataQuestion, photoboxPriceQuestion } from '../../schemas/photoboxes/photobox.ts'
import type { PhotoboxChoice } from '../../schemas/photoboxes/photobox-choice.ts'
import type { Price } from '../../schemas/price.ts'
import { firstBox } from './box-choice.ts'
import type { PhotoboxDetailBlok } from './photobox-detail.schema.ts'

export interface PhotoboxDetailData {
  offer: PhotoboxData
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: PhotoboxChoice
  price: Price
}

export async function loadPhotoboxDetail(_: OwnFields<PhotoboxDetailBlok>, reader: PageReader): Promise<PhotoboxDetailData> {
  const offer = await reader.askShop(photoboxDataQuestion, {})
  const choice = firstBox(offer)
  return { offer, choice, price: await reader.askShop(photoboxPriceQuestion, choice) }
}
