import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { type CardChoice, type CardOffer, cardOfferQuestion, cardPriceQuestion } from '../../schemas/cards/card.ts'
import { usualQuantity } from '../../schemas/cards/card-choice.ts'
import type { Design } from '../../schemas/cards/design.ts'
import { type Format, FormatString, paperSizeOf } from '../../schemas/format.ts'
import type { Price } from '../../schemas/price.ts'
import { plain } from '../../schemas/refinement.ts'
import type { CardDetailBlok } from './card-detail.schema.ts'

export interface CardDetailData {
  design: Pick<Design, 'id' | 'name' | 'description' | 'kindName' | 'occasionName' | 'product' | 'category' | 'occasion' | 'picture'>
  /** In millimetres, and what paper of this size is called, if it is called something. */
  size: Format & { name: string | undefined }
  offer: CardOffer
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: CardChoice
  price: Price
}

/** `null` on pages that are about no design. */
export async function loadCardDetail(_: OwnFields<CardDetailBlok>, reader: PageReader): Promise<CardDetailData | null> {
  if (!reader.design) return null
  const { id, name, description, kindName, occasionName, product, category, occasion, picture, format } = reader.design
  const offer = await reader.askShop(cardOfferQuestion, { designId: id })
  const choice = usualChoice(id, offer)
  const size = FormatString.parse(format)
  return {
    design: { id, name, description, kindName, occasionName, product, category, occasion, picture },
    size: { ...size, name: paperSizeOf(size) },
    offer,
    choice,
    price: await reader.askShop(cardPriceQuestion, choice),
  }
}

function usualChoice(designId: number, { papers, punchings, refinements }: CardOffer): CardChoice {
  const plainOrFirst = (options: { value: string }[]) => (options.find(({ value }) => value === plain) ?? options[0])?.value ?? plain
  return {
    designId,
    paper: papers[0]?.value ?? '',
    punching: plainOrFirst(punchings),
    refinement: plainOrFirst(refinements),
    accessories: [],
    quantity: usualQuantity,
  }
}
