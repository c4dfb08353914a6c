import type { Logger } from 'pino'
import type { CardOffer, CardPrice } from '../../schemas/card.ts'
import type { DesignPage } from '../../schemas/design.ts'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { embeddedShopApi } from './embedded-shop-api.ts'
import { keptAnswers } from './kept-answers.ts'
import { remoteShopApi } from './remote-shop-api.ts'
import type { Market, ShopApi } from './shop-api.ts'

/** The shop's back end that the settings name, or our own. */
export function openShopApi({ shopApiUrl, spaceId }: Pick<Settings, 'shopApiUrl' | 'spaceId'>, log: Logger): ShopApi {
  if (shopApiUrl === undefined) return embeddedShopApi(spaceId)
  const api = remoteShopApi(shopApiUrl)
  const report = throttledReport((trouble, times, detail) => log.error({ ...detail, times }, trouble))
  const onError = (err: unknown) => report('the shop’s back end did not answer; what it said last is shown on', { err })
  const shipping = keptAnswers<ShippingInformation>({ onError })
  const designs = keptAnswers<DesignPage>({ most: 500, onError })
  const offers = keptAnswers<CardOffer>({ most: 500, onError })
  const prices = keptAnswers<CardPrice>({ most: 500, onError })
  return {
    shippingInformation: (market) => shipping(nameOf(market), () => api.shippingInformation(market)),
    designs: (market, query) => designs(`${nameOf(market)} ${JSON.stringify(query)}`, () => api.designs(market, query)),
    cardOffer: (market, designId) => offers(`${nameOf(market)} ${designId}`, () => api.cardOffer(market, designId)),
    cardPrice: (market, choice) => prices(`${nameOf(market)} ${JSON.stringify(choice)}`, () => api.cardPrice(market, choice)),
  }
}

/** A site is more than its market. */
const nameOf = ({ channel, locale }: Market) => `${channel} ${locale}`
