import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import * as blocks from '../registry.ts'
import { createMessages } from '../runtime/messages/messages.ts'
import { createRegistry } from '../runtime/registry.ts'
import type { Content } from './content/content.ts'
import type { ContentChange } from './content/content-change.ts'
import type { ContentStore } from './content/content-store.ts'
import { publishWhenDue } from './content/management/publish-due.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Metrics } from './metrics.ts'
import { changeConcerns } from './pages/change-concerns.ts'
import { createContentErrorLog } from './pages/content-error-log.ts'
import { hitListener } from './pages/hit-listener.ts'
import type { PageAssets } from './pages/page-assets.ts'
import { createPageCache } from './pages/page-cache.ts'
import type { Settings } from './settings.ts'
import { createShop } from './shop.ts'
import { createStudio } from './studio.ts'
import { throttledReport } from './throttled-report.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'

/** What the two programs share and outlives them when the code changes in development. */
export interface Systems {
  settings: Settings
  log: Logger
  metrics: Metrics
  store: ContentStore
  content: Content
  images: ImageStore
  /** Hears of every change of the content, whichever service it comes from. Returns what ends it. */
  onContentChange(listener: (change: ContentChange) => void): () => void
  announceContentChange(change: ContentChange): void
  isReady: () => Promise<boolean>
}

/** Puts the two origins together from the systems and the build's assets. */
export function createPrograms(systems: Systems, assets: PageAssets, clientFolder: string | undefined) {
  const { log, settings, store } = systems
  const contentErrors = createContentErrorLog(log)
  const cache = createPageCache({
    maxBytes: settings.pageCacheBytes,
    onResult: systems.metrics.pageCache,
    // Hosted content that tells nobody when it changes is asked again.
    ...(settings.storyblok.token && !settings.storyblok.webhookSecret && { maxAgeMs: 30_000 }),
  })
  const stopListening = systems.onContentChange((change) => {
    if ('fullSlug' in change) contentErrors.forget(change.fullSlug)
    const concerns = changeConcerns(change)
    if (concerns) void cache.drop(concerns)
  })
  const parts = {
    ...systems,
    registry: createRegistry(blocks),
    messages: createMessages((sentence) => log.warn(sentence)),
    assets,
    cache,
    contentErrors,
    reportPageFailure: throttledReport((message, times, detail) =>
      log.error({ ...detail, reason: message, times }, 'the page could not be made'),
    ),
    clientFolder,
  }
  const stopPublishing = publishWhenDue({
    store,
    registry: parts.registry,
    onError: (err) => log.error({ err }, 'what was due could not be published'),
  })
  const stopDelivering = deliverWebhooks({
    database: store.database,
    allowsInside: settings.allowsInsideWebhooks,
    onError: (err) => log.error({ err }, 'webhooks could not be told'),
  })
  return {
    shop: createShop({ ...parts, webhook: { secret: settings.storyblok.webhookSecret, onChange: systems.announceContentChange } }),
    studio: createStudio({
      ...parts,
      management: {
        store,
        registry: parts.registry,
        files: systems.images,
        tokens: settings.tokens,
        trustProxy: settings.trustProxy,
        allowsInsideWebhooks: settings.allowsInsideWebhooks,
        onError: (err) => log.error({ err }, 'a request to the Management API failed'),
      },
      delivery: { database: store.database, tokens: settings.tokens, onError: (err) => log.error({ err }, 'a read of content failed') },
    }),
    /** Writes what is in the cache, and hands everything else on. */
    hits: (next: RequestListener) => hitListener({ cache, metrics: systems.metrics, trustProxy: settings.trustProxy }, next),
    stop: () => {
      stopListening()
      stopPublishing()
      stopDelivering()
    },
  }
}
