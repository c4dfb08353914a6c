import { cardOfferQuestion, cardPriceQuestion } from '../../../schemas/cards/card.ts'
import { designsQuestion } from '../../../schemas/cards/design.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'
import { type Market, NotOffered } from '../shop-api.ts'
import { cardOffer, notOffered } from './card-offer.ts'
import { cardPrice } from './card-prices.ts'
import { embeddedDesigns } from './embedded-designs.ts'
import { selectDesigns } from './select-designs.ts'

/** Designs, and what their cards are made of and cost. */
export function cardAnswers(spaceId: number): EmbeddedAnswer[] {
  const designOf = async (market: Market, id: number) => {
    const { designs } = await embeddedDesigns(market.channel, spaceId)
    const design = designs.find((each) => each.id === id)
    if (!design) throw new NotOffered(`There is no design ${id}.`)
    return design
  }
  return [
    answering(designsQuestion, async (market, query) => {
      const { designs, filterNames } = await embeddedDesigns(market.channel, spaceId)
      return selectDesigns(designs, query, filterNames)
    }),
    answering(cardOfferQuestion, async (market, { designId }) => cardOffer(await designOf(market, designId), market)),
    answering(cardPriceQuestion, async (market, choice) => {
      const design = await designOf(market, choice.designId)
      const problem = notOffered(choice, cardOffer(design, market))
      if (problem !== undefined) throw new NotOffered(problem)
      return cardPrice(choice, design, market.country)
    }),
  ]
}
