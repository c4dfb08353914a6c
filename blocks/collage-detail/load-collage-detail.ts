import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import type { Price } from '../../schemas/price.ts'
import { collageGroupsQuestion } from '../../schemas/wall-art/collage.ts'
import { photoFrameOfferQuestion, photoFramePriceQuestion } from '../../schemas/wall-art/photo-frame.ts'
import { type CollageChoice, type CollageOffer, firstCollage, pictureOf } from './collage-choice.ts'
import type { CollageDetailBlok } from './collage-detail.schema.ts'

export interface CollageDetailData extends CollageOffer {
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: CollageChoice
  price: Price
}

export async function loadCollageDetail(_: OwnFields<CollageDetailBlok>, reader: PageReader): Promise<CollageDetailData> {
  const [groups, { materials, frames }] = await Promise.all([
    reader.askShop(collageGroupsQuestion, { key: [] }),
    reader.askShop(photoFrameOfferQuestion, { materialType: [] }),
  ])
  const offer = { frames, materials: materials.map(({ formats, ...material }) => material) }
  const choice = firstCollage({ groups, offer })
  return { groups, offer, choice, price: await reader.askShop(photoFramePriceQuestion, pictureOf(choice)) }
}
