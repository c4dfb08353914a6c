import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import type { Money } from '../../schemas/money.ts'
import type { Price } from '../../schemas/price.ts'
import {
  type PhotoFrameChoice,
  type PhotoFrameOffer,
  photoFrameOfferQuestion,
  photoFramePriceQuestion,
  pricesFromQuestion,
} from '../../schemas/wall-art/photo-frame.ts'
import { framesFor, type MaterialType, materialTypes } from '../../schemas/wall-art/wall-art.ts'
import { firstFormat } from '../../schemas/wall-art/wall-format.ts'
import { noMat, usualMat, writeFrame } from '../../schemas/wall-art/wall-frame.ts'
import type { PhotoFrameDetailBlok } from './photo-frame-detail.schema.ts'

export interface PhotoFrameDetailData {
  offer: PhotoFrameOffer
  /** The least that each material of the offer costs. */
  from: { materialType: MaterialType; price: Money }[]
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: PhotoFrameChoice
  price: Price
}

/** Where no material is fixed it is about frames: all materials that can be framed. */
export async function loadPhotoFrameDetail(
  { material }: OwnFields<PhotoFrameDetailBlok>,
  reader: PageReader,
): Promise<PhotoFrameDetailData> {
  const materialType = material ? [material] : framedFirst
  const choice = material ? bare(material) : framed('poster')
  const [offer, from, price] = await Promise.all([
    reader.askShop(photoFrameOfferQuestion, { materialType }),
    reader.askShop(pricesFromQuestion, { materialType }),
    reader.askShop(photoFramePriceQuestion, choice),
  ])
  return { offer, from, choice, price }
}

const framedFirst = materialTypes.filter((material) => framesFor(material).length > 0)

const bare = (materialType: MaterialType): PhotoFrameChoice => ({
  materialType,
  frameType: undefined,
  ...noMat,
  formatType: firstFormat(materialType),
  quantity: 1,
})

function framed(materialType: MaterialType): PhotoFrameChoice {
  const [type] = framesFor(materialType)
  return { ...bare(materialType), ...(type && { frameType: writeFrame({ type, color: 'schwarz' }), ...usualMat(type) }) }
}
