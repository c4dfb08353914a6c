import type { z } from 'zod'

/** Something that the shop's back end is asked by GET, and what it answers. Adding one is this, and who answers it in server/shop-api. */
export interface ShopQuestion<Query, Answer> {
  /** `/web-api/card-price` */
  path: string
  /** The key whose value stands behind the path where there is one: `/web-api/photobook-design-group-set/7`. */
  pathKey?: string
  /** What its query may hold, in the order in which it is written. */
  keys: readonly string[]
  /** Reads the query as it stands in an address. */
  query: z.ZodType<Query>
  answer: z.ZodType<Answer>
}

/** The compiler takes the types of query and answer from the schemas. */
export const shopQuestion = <Query, Answer>(question: ShopQuestion<Query, Answer>): ShopQuestion<Query, Answer> => question
