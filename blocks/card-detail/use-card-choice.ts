import { useState } from 'react'
import type { CardChoice, CardOffer } from '../../schemas/cards/card.ts'
import { plain, takesRefinement } from '../../schemas/refinement.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** Whether a ribbon is chosen, on which a gift tag can hang. */
export const hasRibbon = ({ accessories }: CardOffer, chosen: readonly string[]): boolean =>
  accessories.some(({ type, options }) => type === 'ribbon' && options.some(({ value }) => chosen.includes(value)))

/** What the shopper has chosen so far. A paper that takes no refinement takes off the one that was chosen, and a gift tag goes with its ribbon. */
export function useCardChoice({ choice: usual, offer }: CardDetailData) {
  const [choice, setChoice] = useState(usual)
  const change = (changed: Partial<CardChoice>) =>
    setChoice((before) => {
      const next = { ...before, ...changed }
      return {
        ...next,
        ...(!takesRefinement(offer.papers, next.paper) && { refinement: plain }),
        ...(!hasRibbon(offer, next.accessories) && { tag: undefined }),
      }
    })
  return { choice, change }
}
