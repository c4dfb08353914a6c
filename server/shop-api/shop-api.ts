import type { CardChoice, CardOffer, CardPrice } from '../../schemas/card.ts'
import type { Channel } from '../../schemas/channel.ts'
import type { DesignPage, DesignQuery } from '../../schemas/design.ts'
import type { Locale, SiteCountry } from '../../schemas/locale.ts'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'

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

/** What the shop's back end knows of goods and prices, as pages show it. Rejects with ShopUnavailable, or with NotOffered what there is not. */
export interface ShopApi {
  shippingInformation(market: Market): Promise<ShopAnswer<ShippingInformation>>
  /** One page of the listing that is asked for. */
  designs(market: Market, query: DesignQuery): Promise<ShopAnswer<DesignPage>>
  /** What can be chosen for the cards of a design. */
  cardOffer(market: Market, designId: number): Promise<ShopAnswer<CardOffer>>
  /** What the cards of such a choice cost. */
  cardPrice(market: Market, choice: CardChoice): Promise<ShopAnswer<CardPrice>>
}

/** The back end could not answer, or not so that anybody could understand it. It may be able to later. */
export class ShopUnavailable extends Error {
  override name = 'ShopUnavailable'
}

/** It is not in the offer; the message says what. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}
