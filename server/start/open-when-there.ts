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
import type { Settings } from '../settings.ts'
import { listen, oneAfterTheOther, shopLimits } from './listen.ts'

export interface OpenWhenThereParts {
  settings: Settings
  log: Logger
  scripts: PageScripts
  build: string
  resizeImage: ResizeImage
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

/**
 * Answers what `open` opens. Where that fails and earlier processes have left pages, these are served, and it is tried again
 * until it does not: a database that is gone costs a shop that starts no page. Rejects where there are none: then it is the
 * first start, and something is set wrong.
 */
export async function openWhenThere<Opened>(open: () => Promise<Opened>, parts: OpenWhenThereParts): Promise<OpenedWhenThere<Opened>> {
  try {
    return { opened: await open(), lastGood: undefined }
  } catch (err) {
    if (!existsSync(pagesFile(parts.settings))) throw err
    parts.log.error({ err }, 'the content can not be opened: the last good pages are shown until it can')
  }
  const lastGood = await serveLastGood(parts)
  for (;;) {
    await after(retryMs)
    const opened = await open().catch(() => undefined)
    if (opened === undefined) continue
    parts.log.warn('the content is open')
    return { opened, lastGood }
  }
}

async function serveLastGood({ settings, log, scripts, build, resizeImage }: OpenWhenThereParts): Promise<LastGoodServer> {
  const [{ lastGoodShop }, { getRequestListener }] = await Promise.all([import('../pages/last-good-shop.ts'), import('@hono/node-server')])
  const onError = (err: unknown) => log.warn({ err }, 'a page could not be read from disk')
  const store = openPageStore({ file: pagesFile(settings), maxBytes: settings.pageStoreBytes, onError })
  const images = await openImages(settings, log, resizeImage)
  const shop = lastGoodShop({ settings, store, images, cdn: openCdn(settings, log), scripts, clientFolder: join(build, 'client') })
  const { host, port } = settings
  const server = await listen(getRequestListener(shop.fetch), { host, port, setting: 'PORT', limits: shopLimits(settings) })
  return {
    handOver(listener) {
      server.removeAllListeners('request').on('request', oneAfterTheOther(listener))
      store.close()
      return server
    },
  }
}
