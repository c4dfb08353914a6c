import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import type { CardChoice, CardOffer } from '../../schemas/cards/card.ts'
import { plain, takesRefinement } from '../../schemas/refinement.ts'
import type { CardDetailData } from './load-card-detail.ts'

/** Whether a ribbon is chosen, on which a gift tag can hang. */
export const hasRibbon = ({ accessories }: CardOffer, chosen: readonly string[]): boolean =>
  accessories.some(({ type, options }) => type === 'ribbon' && options.some(({ value }) => chosen.includes(value)))

/** What the shopper has chosen so far. A paper that takes no refinement takes off the one that was chosen, and a gift tag goes with its ribbon. */
export function useCardChoice(data: CardDetailData) {
  const { offer } = data
  const [choice, setChoice] = useKeptState(data.choice, data)
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
