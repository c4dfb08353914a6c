import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frameHtml } from '../../browser/document/frame.ts'
import * as blocks from '../../registry.ts'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { german } from '../../runtime/messages/german.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { createLog } from '../../server/log.ts'
import { builtAssets } from '../../server/pages/built-assets.ts'
import { cutFrame } from '../../server/pages/frame.ts'
import { keepPagesYoung } from '../../server/pages/keep-pages-young.ts'
import type { PageAssets } from '../../server/pages/page-assets.ts'
import { readSettings } from '../../server/settings/read-settings.ts'
import { embeddedShopApi } from '../../server/shop-api/embedded-shop-api.ts'
import { openSystems } from '../../server/start/open-systems.ts'

/** The product's own parts in this process, with an empty data folder: what a benchmark takes apart. */
export async function openShopInside() {
  keepPagesYoung()
  const folder = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  // However it ends: ten thousand stories are a gigabyte.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // The thread that makes pages reads its settings from here too.
  Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: folder })
  const settings = readSettings(process.env)
  const systems = await openSystems(settings, createLog(settings))
  // The frame is drawn by the build's server entry, which this is not.
  const assets: PageAssets = { ...builtAssets('dist'), frame: async () => cutFrame(frameHtml) }
  return {
    ...systems,
    shopApi: embeddedShopApi(settings.spaceId),
    registry: createRegistry(blocks),
    messages: createMessages(() => {}, german),
    assets,
  }
}
