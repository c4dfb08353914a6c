import { Hono } from 'hono'
import type { Logger } from 'pino'
import { builtFiles } from './built-files.ts'
import type { Cdn } from './cdn/cdn.ts'
import { compressAnswers } from './compress-answers.ts'
import { findChoiceSites } from './content/choice-sites.ts'
import type { DeliveryParts } from './content/delivery/deliver.ts'
import { deliveryApi } from './content/delivery-api.ts'
import { type ManagementParts, managementApi } from './content/management-api.ts'
import { DatabaseAway } from './database/database-away.ts'
import { figures } from './figures/figures.ts'
import { FileStoreError } from './images/file-store.ts'
import { imageRoutes } from './images/image-routes.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Metrics } from './metrics.ts'
import { outbox } from './outbox/outbox.ts'
import type { PageScripts } from './pages/built-scripts.ts'
import { examplePictures } from './pages/example-pictures.ts'
import { gallery } from './pages/gallery.ts'
import { pageScripts } from './pages/page-scripts.ts'
import type { Renderer } from './pages/renderer.ts'
import { plainPageStyleAddress } from './plain-pages/plain-page.ts'
import { plainPageStyle } from './plain-pages/plain-page-style.ts'
import { browsersOnlyByDefault } from './requests/browsers-only.ts'
import { answerToNobody, isCutOff } from './requests/cut-off.ts'
import { healthRoutes, type Readiness } from './requests/health-routes.ts'
import { observeRequests } from './requests/observe-requests.ts'
import { requestFailureReport } from './requests/request-failure-report.ts'
import { setSecurityHeaders } from './requests/security-headers.ts'
import type { Settings } from './settings/settings.ts'
import { type StudioFiles, studioApp } from './studio-app.ts'
import { Overloaded } from './threads/call-queue.ts'

export interface StudioParts {
  renderer: Renderer
  scripts: PageScripts
  delivery: DeliveryParts
  management: ManagementParts
  images: ImageStore
  cdn: Cdn
  log: Logger
  metrics: Metrics
  readiness: () => Promise<Readiness>
  clientFolder: string | undefined
  files: StudioFiles
  /** Hears that somebody opens the visual editor. */
  onOpen(): void
  settings: Pick<Settings, 'metricsToken' | 'site' | 'port' | 'shopUrl' | 'previewSites' | 'contentServices' | 'isDevelopment' | 'smtpUrl'>
}

/** The studio's origin: the visual editor, the Delivery and the Management API, the files of the content, the gallery of blocks, and how the shop is doing. */
export function createStudio(parts: StudioParts) {
  // The vendor's own examples write a slash behind some addresses.
  const studio = new Hono({ strict: false })
  studio.use(observeRequests('studio', parts))
  studio.use(setSecurityHeaders(parts.management.trustProxy), browsersOnlyByDefault, compressAnswers)
  const report = requestFailureReport(parts.log)
  studio.onError((error, c) => {
    if (isCutOff(c)) return answerToNobody()
    report(error)
    if (error instanceof Overloaded) return c.json({ error: 'busy', message: error.message }, 503, { 'retry-after': '5' })
    if (error instanceof DatabaseAway)
      return c.json({ error: 'unavailable', message: 'The database does not answer. Try again in a while.' }, 503, { 'retry-after': '5' })
    if (error instanceof FileStoreError)
      return c.json({ error: 'unavailable', message: 'Where the files are kept does not answer. Try again in a while.' }, 503, {
        'retry-after': '5',
      })
    return c.json({ error: 'internal-error', message: 'The request failed; the log says why.' }, 500)
  })
  studio.notFound((c) => c.json({ error: 'not-found', message: `The studio has nothing at ${c.req.path}.` }, 404))

  studio.route('/', healthRoutes(parts, 'editors'))
  studio.route(
    '/',
    imageRoutes({
      images: parts.images,
      signingKey: parts.delivery.tokens.preview,
      cdn: parts.cdn,
      trustProxy: parts.management.trustProxy,
    }),
  )
  studio.route('/', deliveryApi(parts.delivery))
  studio.route('/', managementApi(parts.management))
  studio.route('/_blocks', gallery(parts.renderer))
  const { database } = parts.delivery
  const { trustProxy } = parts.management
  studio.get(plainPageStyleAddress, (c) => c.body(plainPageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  studio.route('/figures', figures({ metrics: parts.metrics, database, trustProxy }))
  studio.route('/outbox', outbox({ database, trustProxy, isSending: parts.settings.smtpUrl !== undefined }))
  studio.route('/pictures', examplePictures())
  // Of the blocks in the gallery.
  studio.route('/', pageScripts(parts.scripts))
  studio.route('/', builtFiles(parts.clientFolder))
  const { site, port, shopUrl, previewSites, contentServices, isDevelopment } = parts.settings
  const shownSites = new Set([
    ...site.hosts.flatMap(({ host }) => [`http://${host}:${port}`, `https://${host}`]),
    ...[shopUrl, ...previewSites.map(({ location }) => location)].map((address) => new URL(address).origin),
  ])
  const choiceSites = () => findChoiceSites(parts.delivery.database.kysely)
  studio.route(
    '/',
    studioApp({ files: parts.files, onOpen: parts.onOpen, shownSites: [...shownSites], contentServices, choiceSites, isDevelopment }),
  )
  return studio
}
