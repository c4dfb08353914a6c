import { Hono } from 'hono'
import type { Logger } from 'pino'
import { builtFiles } from './built-files.ts'
import { compressAnswers } from './compress-answers.ts'
import type { ContentStore } from './content/content-store.ts'
import { type StoryblokWebhookParts, storyblokWebhook } from './content/storyblok-webhook.ts'
import { customerRoutes } from './customers/customer-routes.ts'
import { flagService } from './flags/embedded/flag-service.ts'
import { flagServicePath } from './flags/open-flags.ts'
import { trackClicks } from './flags/track-clicks.ts'
import { imageRoutes } from './images/image-routes.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Metrics } from './metrics.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { ownApps } from './own-apps.ts'
import type { PageScripts } from './pages/built-scripts.ts'
import { type CrawlerFilesParts, crawlerFiles } from './pages/crawler-files.ts'
import { draftData } from './pages/draft-data.ts'
import { examplePictures } from './pages/example-pictures.ts'
import { gallery } from './pages/gallery.ts'
import { pageScripts } from './pages/page-scripts.ts'
import { pages } from './pages/pages.ts'
import type { VariantParts } from './pages/variant-page.ts'
import { answerFailures } from './requests/answer-failures.ts'
import { browserErrors } from './requests/browser-errors.ts'
import { browsersOnlyByDefault } from './requests/browsers-only.ts'
import { healthRoutes, type Readiness } from './requests/health-routes.ts'
import { observeRequests } from './requests/observe-requests.ts'
import { readableByEditors } from './requests/readable-by-editors.ts'
import { setSecurityHeaders } from './requests/security-headers.ts'
import { visitorLocation } from './requests/visitor-location.ts'
import { sampleOrderRoutes } from './samples/sample-order-routes.ts'
import type { Settings } from './settings/settings.ts'
import { embeddedShopApi } from './shop-api/embedded-shop-api.ts'
import { openShopApi } from './shop-api/open-shop-api.ts'
import { shopApiRoutes } from './shop-api/shop-api-routes.ts'

export interface ShopParts extends VariantParts, Omit<CrawlerFilesParts, 'shopApi'> {
  scripts: PageScripts
  settings: Settings
  log: Logger
  metrics: Metrics
  store: Pick<ContentStore, 'database'>
  /** Ends the answers that stay open. */
  stopping: AbortSignal
  images: ImageStore
  readiness: () => Promise<Readiness>
  webhook: StoryblokWebhookParts
  /** The folder of the build's files; absent in development, where Vite serves them. */
  clientFolder: string | undefined
}

/** The shop's origin: every address it answers, in order. */
export function createShop(parts: ShopParts) {
  const { settings, log, clientFolder } = parts
  const shop = new Hono()
  shop.use(observeRequests('shop', parts))
  shop.use(setSecurityHeaders(settings.trustProxy))
  shop.use(readableByEditors(settings.editorOrigins))
  shop.onError(answerFailures(log))

  shop.route('/', ownApps(settings))
  if (settings.shopApiUrl !== undefined) shop.route('/', shopApiRoutes(settings))
  // What others answer is sent on as it comes.
  shop.use(compressAnswers)
  if (settings.shopApiUrl === undefined) {
    const { database } = parts.store
    shop.route('/', newsletterRoutes({ ...parts, database })).route('/', customerRoutes({ ...parts, database }))
    shop.route('/', sampleOrderRoutes({ settings, database, shopApi: embeddedShopApi(settings.spaceId) }))
    shop.route('/', shopApiRoutes(settings))
  }
  // Of an own app it is the app's to say.
  shop.use(browsersOnlyByDefault)
  shop.route('/', healthRoutes(parts, 'visitors'))
  if (!settings.split) shop.route(flagServicePath, ownFlagService(parts))
  shop.route('/', trackClicks(parts))
  shop.route('/', browserErrors(parts))
  shop.route('/', visitorLocation(settings))
  shop.route(
    '/',
    imageRoutes({ images: parts.images, signingKey: settings.tokens.preview, cdn: parts.cdn, trustProxy: settings.trustProxy }),
  )
  shop.route('/', storyblokWebhook(parts.webhook))
  shop.route('/', crawlerFiles({ ...parts, shopApi: openShopApi(settings, log) }))
  if (settings.isDevelopment) shop.route('/_blocks', gallery(parts.renderer)).route('/pictures', examplePictures())
  shop.route('/', pageScripts(parts.scripts))
  shop.route('/', builtFiles(clientFolder))
  shop.route('/', draftData(parts))
  shop.route('/', pages(parts))
  return shop
}

const ownFlagService = ({ store, settings, log, stopping }: ShopParts) =>
  flagService({
    database: store.database,
    serverKey: settings.flagServiceKey,
    stopping,
    onError: (err) => log.error({ err }, 'the flag service failed'),
  })
