import type { Channel } from '../../schemas/channel.ts'
import type { Locale, SiteCountry } from '../../schemas/locale.ts'
import type { ShopQuestion } from '../../schemas/shop-question.ts'

/** For whom is asked (R7.01). */
export interface Market {
  channel: Channel
  locale: Locale
  country: SiteCountry
}

export interface ShopAnswer<Data> {
  data: Data
  /** How long it may be shown, in milliseconds; as long as this build where it is left out. */
  lifeMs?: number
}

/** What the shop's back end knows of goods and prices, as pages show it. */
export interface ShopApi {
  /** Rejects with ShopUnavailable, or with NotOffered what there is not. */
  ask<Query, Answer>(market: Market, question: ShopQuestion<Query, Answer>, query: Query): Promise<ShopAnswer<Answer>>
}

/** The back end could not answer, or not so that anybody could understand it. It may be able to later. */
export class ShopUnavailable extends Error {
  override name = 'ShopUnavailable'
}

/** It is not in the offer; the message says what. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}
