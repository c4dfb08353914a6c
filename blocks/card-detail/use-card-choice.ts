import { useState } from 'react'
import type { CardChoice, CardOffer } from '../../schemas/card.ts'
import { plain } from '../../schemas/card-choice.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** Whether a refinement holds on a paper of the offer (R5.06). */
export const takesRefinement = ({ papers }: CardOffer, paper: string): boolean =>
  papers.find(({ value }) => value === paper)?.takesRefinement ?? false

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
        ...(!takesRefinement(offer, next.paper) && { refinement: plain }),
        ...(!hasRibbon(offer, next.accessories) && { tag: undefined }),
      }
    })
  return { choice, change }
}
