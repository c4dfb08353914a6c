import type { Money } from '../../../schemas/money.ts'
import {
  formatGroupPricesQuestion,
  formatLimitsQuestion,
  formatPricesQuestion,
  framePriceQuestion,
  frameVariantsQuestion,
  type PhotoFrameMaking,
  photoFrameOfferQuestion,
  photoFramePriceQuestion,
  pricesFromQuestion,
} from '../../../schemas/wall-art/photo-frame.ts'
import { materialTypes } from '../../../schemas/wall-art/wall-art.ts'
import { type FormatGroup, formatGroups, formatLimits, formatsIn } from '../../../schemas/wall-art/wall-format.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'
import { type Market, NotOffered } from '../shop-api.ts'
import { frameVariants, notFramed, notMade, photoFrameOffer } from './photo-frame-offer.ts'
import { framePrice, photoFramePrice, priceFrom } from './wall-art-prices.ts'

const price = answering(photoFramePriceQuestion, ({ country }, choice) => {
  refuse(notMade(choice))
  return photoFramePrice(choice, country)
})

const formatPrices = answering(formatPricesQuestion, (market, making) => {
  refuse(notFramed(making))
  return formatGroups.map((group) => groupPrices(group, making, market)).filter(({ formats }) => formats.length > 0)
})

const formatGroupPrices = answering(formatGroupPricesQuestion, (market, { formatGroup, ...making }) => {
  refuse(notFramed(making))
  return groupPrices(formatGroup, making, market)
})

/** Pictures for the wall: what they are made of, framed with, and cost (R7.05), and what of /price-api asks the same (R7.06). */
export const photoFrameAnswers: EmbeddedAnswer[] = [
  answering(frameVariantsQuestion, (_, { frameTypes }) => frameVariants(frameTypes)),
  answering(photoFrameOfferQuestion, (_, { materialType }) => photoFrameOffer(materialType)),
  answering(formatLimitsQuestion, (_, { materialType }) => formatLimits[materialType]),
  answering(pricesFromQuestion, ({ country }, { materialType: wanted }) =>
    materialTypes
      .filter((each) => wanted.length === 0 || wanted.includes(each))
      .map((materialType) => ({ materialType, price: priceFrom(materialType, country) })),
  ),
  ...atBoth(price, '/price-api/prices/article'),
  ...atBoth(formatPrices, '/price-api/prices/formats'),
  ...atBoth(formatGroupPrices, '/price-api/prices/format-group'),
  answering(framePriceQuestion, ({ country }, choice) => {
    refuse(notMade(choice) ?? (choice.frameType === undefined ? 'frameType names no frame.' : undefined))
    return { price: framePrice(choice, country) }
  }),
]

/** One answer to a question that is asked at two addresses. */
function atBoth(answer: EmbeddedAnswer, path: string): EmbeddedAnswer[] {
  return [answer, { ...answer, question: { ...answer.question, path } }]
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new NotOffered(problem)
}

/** A format that the frame is not built for is left out: it can't be had so. */
function groupPrices(group: FormatGroup, making: PhotoFrameMaking, { country }: Market) {
  const made = formatsIn(group, making.materialType).map((formatType) => ({ ...making, formatType, quantity: 1 }))
  const formats: { formatType: string; price: Money }[] = made
    .filter((choice) => notMade(choice) === undefined)
    .map((choice) => ({ formatType: choice.formatType, price: photoFramePrice(choice, country).total }))
  return { group, formats }
}
