import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { builtFiles } from '../built-files.ts'
import type { Cdn } from '../cdn/cdn.ts'
import { imageRoutes } from '../images/image-routes.ts'
import type { ImageStore } from '../images/image-store.ts'
import { ownApps } from '../own-apps.ts'
import { answerFailures } from '../requests/answer-failures.ts'
import { browsersOnlyByDefault } from '../requests/browsers-only.ts'
import { nameRequests } from '../requests/name-requests.ts'
import { requestAddress } from '../requests/request-address.ts'
import { setSecurityHeaders } from '../requests/security-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { shopApiRoutes } from '../shop-api/shop-api-routes.ts'
import type { PageScripts } from './built-scripts.ts'
import { robots } from './crawler-files.ts'
import { withAge, writePage } from './kept-page.ts'
import { onlyRead } from './only-read.ts'
import { otherBuild } from './other-build.ts'
import { pageScripts } from './page-scripts.ts'
import type { PageStore } from './page-store.ts'
import { keyOf } from './published-page.ts'
import { serverWords } from './server-words.ts'
import { plainScreenText } from './unavailable-screens.ts'
import { readVisit } from './visit.ts'

export interface LastGoodShopParts {
  settings: Settings
  log: Logger
  store: Pick<PageStore, 'find'>
  images: ImageStore
  cdn: Pick<Cdn, 'fileHeaders'>
  scripts: PageScripts
  /** The folder of the build's files. */
  clientFolder: string
}

/**
 * The shop of a process whose content can't be opened: the pages that earlier ones have left on disk, each with its age, their
 * scripts and pictures, what stands beside the pages, and a 503 for all else.
 */
export function lastGoodShop({ settings, log, store, images, cdn, scripts, clientFolder }: LastGoodShopParts) {
  const messages = createMessages(() => {}, serverWords)
  const unavailable = { 'retry-after': '5' }
  return (
    new Hono()
      .onError(answerFailures(log))
      .use(nameRequests)
      .use(setSecurityHeaders(settings.trustProxy))
      .route('/', ownApps(settings))
      .route('/', shopApiRoutes(settings))
      // Of an own app it is the app's to say.
      .use(browsersOnlyByDefault)
      .get('/healthz', (c) => c.text('ok'))
      .get('/readyz', (c) => c.text('not ready', 503, unavailable))
      .route('/', imageRoutes({ images, signingKey: settings.tokens.preview, cdn, trustProxy: settings.trustProxy }))
      .route('/', robots(settings))
      .route('/', pageScripts(scripts))
      .route('/', builtFiles(clientFolder))
      .all('*', (c) => {
        const address = requestAddress(c, settings.trustProxy)
        const visit = readVisit(address, settings)
        if (typeof visit === 'string' || visit.signed) return c.text(messages('unavailable.said'), 503, unavailable)
        const other = otherBuild(visit, address, scripts.build)
        if (other) return other
        const stored = store.find(keyOf(visit, scripts.build))
        // What is sent elsewhere may be for a program that can't be opened yet: whoever sent it shall try again.
        if (stored && !['GET', 'HEAD'].includes(c.req.method)) return onlyRead(c)
        if (stored) return writePage(withAge(stored.page, Math.max(0, Math.round((Date.now() - stored.madeAt) / 1000))), c.req.raw.headers)
        return c.html(plainScreenText(visit, messages), 503, unavailable)
      })
  )
}
