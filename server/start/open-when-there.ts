import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openCdn } from '../cdn/open-cdn.ts'
import { openImages } from '../images/open-images.ts'
import type { ResizeImage } from '../images/resize-image.ts'
import type { PageScripts } from '../pages/built-scripts.ts'
import { openPageStore } from '../pages/page-store.ts'
import { pagesFile } from '../pages/pages-on-disk.ts'
import type { Settings } from '../settings/settings.ts'
import { listen, oneAfterTheOther, shopLimits } from './listen.ts'

export interface OpenWhenThereParts {
  settings: Settings
  log: Logger
  scripts: PageScripts
  build: string
  resizeImage: ResizeImage
  /** Hears of the server that shows the last good pages: whoever stops the process meanwhile lets it finish its answers. */
  onLastGood(server: Server): void
}

export interface OpenedWhenThere<Opened> {
  opened: Opened
  /** Who has shown visitors the last good pages so far, where that was needed. */
  lastGood: LastGoodServer | undefined
}

export interface LastGoodServer {
  /** From now on its server answers with this listener. Who was being answered still is. */
  handOver(listener: RequestListener): Server
}

const retryMs = 1_000
/** An opening that takes longer, in milliseconds, goes on while visitors see the last good pages. */
const longestAlone = 1_000

/**
 * Answers what `open` opens. Where that fails, or takes long, and earlier processes have left pages, these are served meanwhile; where
 * it fails it is tried again until it does not: a database that is gone or hangs costs a shop that starts no page. Rejects where there
 * are none: then it is the first start, and something is set wrong.
 */
export async function openWhenThere<Opened>(open: () => Promise<Opened>, parts: OpenWhenThereParts): Promise<OpenedWhenThere<Opened>> {
  const opening = open()
  if (!existsSync(pagesFile(parts.settings))) return { opened: await opening, lastGood: undefined }
  const early = await Promise.race([outcomeOf(opening), after(longestAlone, undefined, { ref: false })])
  if (early && 'opened' in early) return { opened: early.opened, lastGood: undefined }
  const report = (err: unknown) => parts.log.error({ err }, 'the content can not be opened: the last good pages are shown until it can')
  if (early) report(early.err)
  else {
    parts.log.warn('it takes long to open the content: the last good pages are shown meanwhile')
    opening.catch(report)
  }
  const lastGood = await serveLastGood(parts)
  const opened = await untilOpen(opening, open)
  parts.log.warn('the content is open')
  return { opened, lastGood }
}

/** Never rejects: what fails while nobody waits for it must not end the process. */
const outcomeOf = <Opened>(opening: Promise<Opened>) =>
  opening.then(
    (opened) => ({ opened }),
    (err: unknown) => ({ err }),
  )

/** One opening after the other: a second beside one that hangs would only hang, too. */
async function untilOpen<Opened>(first: Promise<Opened>, open: () => Promise<Opened>): Promise<Opened> {
  for (let opening = first; ; opening = open()) {
    const outcome = await outcomeOf(opening)
    if ('opened' in outcome) return outcome.opened
    await after(retryMs)
  }
}

async function serveLastGood({ settings, log, scripts, build, resizeImage, onLastGood }: OpenWhenThereParts): Promise<LastGoodServer> {
  const [{ lastGoodShop }, { getRequestListener }] = await Promise.all([import('../pages/last-good-shop.ts'), import('@hono/node-server')])
  const onError = (err: unknown) => log.warn({ err }, 'a page could not be read from disk')
  const store = openPageStore({ file: pagesFile(settings), maxBytes: settings.pageStoreBytes, onError })
  const images = await openImages(settings, log, resizeImage)
  const shop = lastGoodShop({ settings, log, store, images, cdn: openCdn(settings, log), scripts, clientFolder: join(build, 'client') })
  const { host, port } = settings
  const server = await listen(getRequestListener(shop.fetch), { host, port, setting: 'PORT', limits: shopLimits(settings) })
  onLastGood(server)
  return {
    handOver(listener) {
      server.removeAllListeners('request').on('request', oneAfterTheOther(listener))
      store.close()
      return server
    },
  }
}
