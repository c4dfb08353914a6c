import type { ShopQuestion } from '../../schemas/shop-question.ts'
import { swissSpelling } from '../../schemas/swiss-spelling.ts'
import type { Market } from './shop-api.ts'

/** A question that our own shop service answers. */
export interface EmbeddedAnswer {
  // The one place where the types of query and answer are forgotten: each was tied to its question by `answering`.
  question: ShopQuestion<unknown, unknown>
  answer(market: Market, query: unknown): Promise<unknown>
}

/** Ties an answer, in German, to its question, and has it read as one writes in Switzerland there. It throws NotOffered for what there is not. */
export function answering<Query, Answer>(
  question: ShopQuestion<Query, Answer>,
  answer: (market: Market, query: Query) => Answer | Promise<Answer>,
): EmbeddedAnswer {
  return {
    question,
    async answer(market, query) {
      const data = await answer(market, query as Query)
      return market.locale === 'de-CH' ? JSON.parse(swissSpelling(JSON.stringify(data))) : data
    },
  }
}
