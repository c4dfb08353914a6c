import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { embeddedShopApi } from './embedded-shop-api.ts'
import { keptAnswers } from './kept-answers.ts'
import { remoteShopApi } from './remote-shop-api.ts'
import type { Market, ShopApi } from './shop-api.ts'

/** To each question the answers unused for longest leave first. */
const mostAnswers = 500

/** The shop's back end that the settings name, or our own. */
export function openShopApi({ shopApiUrl, spaceId }: Pick<Settings, 'shopApiUrl' | 'spaceId'>, log: Logger): ShopApi {
  if (shopApiUrl === undefined) return embeddedShopApi(spaceId)
  const api = remoteShopApi(shopApiUrl)
  const report = throttledReport((trouble, times, detail) => log.error({ ...detail, times }, trouble))
  const onError = (err: unknown) => report('the shop’s back end did not answer; what it said last is shown on', { err })
  const kept = new Map<string, ReturnType<typeof keptAnswers>>()
  return {
    async ask(market, question, query) {
      const answers = kept.get(question.path) ?? keptAnswers({ most: mostAnswers, onError })
      kept.set(question.path, answers)
      // Of what is kept under the path of a question all are answers to that question.
      return answers(`${nameOf(market)} ${JSON.stringify(query)}`, () => api.ask(market, question, query)) as never
    },
  }
}

/** A site is more than its market. */
const nameOf = ({ channel, locale }: Market) => `${channel} ${locale}`
