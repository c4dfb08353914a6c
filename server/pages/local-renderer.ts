import type { Logger } from 'pino'
import * as blocks from '../../registry.ts'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { createRegistry } from '../../runtime/registry.ts'
import type { Content } from '../content/content.ts'
import { observedContent } from '../content/observed-content.ts'
import type { RenderFigures } from '../counted-figures.ts'
import type { Settings } from '../settings/settings.ts'
import { openShopApi } from '../shop-api/open-shop-api.ts'
import { createContentErrorLog } from './content-error-log.ts'
import { createRenderer } from './create-renderer.ts'
import { knownContent } from './known-content.ts'
import type { PageAssets } from './page-assets.ts'
import { pageFailureReport } from './page-failure-report.ts'
import type { Renderer } from './renderer.ts'
import { serverWords } from './server-words.ts'

export interface LocalRendererParts {
  settings: Settings
  log: Logger
  metrics: RenderFigures
  content: Content
  /** Hears of what the log says, too. */
  onPageFailure?(error: unknown): void
}

/** Renders in this thread, with the blocks of the registry. */
export function localRenderer({ settings, log, metrics, content, onPageFailure }: LocalRendererParts, assets: PageAssets): Renderer {
  // Hosted content that tells nobody when it changes is read each time.
  const isTold = !settings.storyblok.token || settings.storyblok.webhookSecret !== undefined
  const observed = observedContent(content, metrics.contentRead)
  const known = isTold ? knownContent(observed) : undefined
  const report = pageFailureReport(log)
  return createRenderer({
    settings,
    content: known ?? observed,
    shopApi: openShopApi(settings, log),
    forgetContent: (tags) => known?.forget(tags),
    metrics,
    assets,
    registry: createRegistry(blocks),
    messages: createMessages((sentence) => log.warn(sentence), serverWords),
    contentErrors: createContentErrorLog(log),
    reportPageFailure(reason, detail) {
      report(reason, detail)
      onPageFailure?.(detail.err)
    },
  })
}
