import { useState } from 'react'
import type { CardChoice, CardOffer } from '../../schemas/card.ts'
import { plain } from '../../schemas/card-choice.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** Whether a refinement holds on a paper of the offer (R5.06). */
export const takesRefinement = ({ papers }: CardOffer, paper: string): boolean =>
  papers.find(({ value }) => value === paper)?.takesRefinement ?? false

/** What the shopper has chosen so far. A paper that takes no refinement takes off the one that was chosen. */
export function useCardChoice({ choice: usual, offer }: CardDetailData) {
  const [choice, setChoice] = useState(usual)
  const change = (changed: Partial<CardChoice>) =>
    setChoice((before) => {
      const next = { ...before, ...changed }
      return takesRefinement(offer, next.paper) ? next : { ...next, refinement: plain }
    })
  return { choice, change }
}
