import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { embeddedShopApi } from './embedded-shop-api.ts'
import { keptAnswers } from './kept-answers.ts'
import { remoteShopApi } from './remote-shop-api.ts'
import type { Market, ShopApi } from './shop-api.ts'

/** The shop's back end that the settings name, or our own. */
export function openShopApi({ shopApiUrl }: Pick<Settings, 'shopApiUrl'>, log: Logger): ShopApi {
  if (shopApiUrl === undefined) return embeddedShopApi
  const api = remoteShopApi(shopApiUrl)
  const report = throttledReport((trouble, times, detail) => log.error({ ...detail, times }, trouble))
  const onError = (err: unknown) => report('the shop’s back end did not answer; what it said last is shown on', { err })
  const shipping = keptAnswers<Awaited<ReturnType<ShopApi['shippingInformation']>>['data']>({ onError })
  return { shippingInformation: (market) => shipping(nameOf(market), () => api.shippingInformation(market)) }
}

/** A site is more than its market. */
const nameOf = ({ channel, locale }: Market) => `${channel} ${locale}`
