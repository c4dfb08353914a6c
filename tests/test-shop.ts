/** The whole shop and studio for tests, on a real database in memory, from request to response. No socket is needed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { frameHtml } from '../browser/document/frame.ts'
import { scriptAddress } from '../runtime/script-address.ts'
import type { Cdn } from '../server/cdn/cdn.ts'
import { openCdn } from '../server/cdn/open-cdn.ts'
import type { Content } from '../server/content/content.ts'
import { createEditorToken } from '../server/content/editor-token.ts'
import { embeddedContent } from '../server/content/embedded-content.ts'
import { openTestContent, publish, space, tokens } from '../server/content/test-content.ts'
import { type Flags, noFlags } from '../server/flags/flags.ts'
import { openImages } from '../server/images/open-images.ts'
import { createMetrics } from '../server/metrics.ts'
import type { PageScripts } from '../server/pages/built-scripts.ts'
import { cutFrame } from '../server/pages/frame.ts'
import { localRenderer } from '../server/pages/local-renderer.ts'
import { blockStyles, type PageAssets } from '../server/pages/page-assets.ts'
import { openPagesOnDisk } from '../server/pages/pages-on-disk.ts'
import type { Renderer } from '../server/pages/renderer.ts'
import { readSettings } from '../server/settings/read-settings.ts'
import { developmentPrograms } from '../server/start/development-programs.ts'
import { createPrograms, type Systems } from '../server/start/programs.ts'
import { developmentStudioFiles } from '../server/studio-app.ts'

/** What a build would be; addresses are the sources' own, so that tests can read which were asked for. */
const assets: PageAssets & PageScripts = {
  build: 'test-build',
  frame: async () => cutFrame(frameHtml),
  styles: (_, folders) => [...folders].map((folder) => `/${blockStyles(folder)}`),
  css: () => undefined,
  inlineScript: () => undefined,
  elements: (folders) => [...folders].map((folder) => scriptAddress('test-build', [folder])),
  script: (names) => names.join('\n'),
  draftScript: '/browser/draft.tsx',
  previewScript: '/browser/follow-preview.ts',
  fonts: () => [],
}

export interface TestShopOptions {
  environment?: Record<string, string>
  /** In the place of the embedded content. */
  content?: Content
  /** In the place of one in this thread. */
  renderer?: Renderer
  /** Who gets which variants; without it nobody any. */
  flags?: Flags
  /** In the place of the one that the environment names. */
  cdn?: Cdn
}

export async function openTestShop({ environment = {}, content, renderer, flags = noFlags, cdn }: TestShopOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { store, delivery, database } = await openTestContent()
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    // A machine that is busy with other tests is no reason to give up.
    PAGE_PATIENCE_MS: '20000',
    SPACE_ID: String(space.id),
    CONTENT_PUBLIC_TOKEN: tokens.public,
    CONTENT_PREVIEW_TOKEN: tokens.preview,
    ...environment,
  })
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const systems: Systems = {
    settings,
    log,
    metrics: createMetrics(),
    store,
    content: content ?? embeddedContent(delivery),
    images: await openImages(settings, log),
    cdn: cdn ?? openCdn(settings, log),
    onContentChange: (listener) => store.onChange(listener),
    announceContentChange: () => {},
  }
  const programs = renderer
    ? createPrograms(systems, { renderer, scripts: assets, flags: async () => flags, studioFiles: async () => developmentStudioFiles })
    : developmentPrograms(systems, { assets, flags })
  const { stop } = programs
  onTestFinished(stop)
  const [shop, studio] = await Promise.all([programs.shop(), programs.studio()])

  const ask = async (address: string, init?: RequestInit) =>
    shop.request(address.startsWith('/') ? `http://localhost:3000${address}` : address, init)
  const answer = async (response: Response) => ({ status: response.status, headers: response.headers, text: await response.text() })
  return {
    settings,
    store,
    database,
    images: systems.images,
    /** Every route of the shop. */
    routes: shop.routes,
    /** What was logged at `info` and above. */
    lines,
    /** Asks the shop as a visitor. A path stands for the card brand's host. */
    visit: async (address: string, init?: RequestInit) => answer(await ask(address, init)),
    /**
     * Another process of the shop begins: with the pages that those before it kept, or knowing of nothing; one that makes pages, or can't.
     * `meanwhile` happens once it has read what has changed, and before it listens.
     */
    begin: async ({ keepsPages = false, makesPages = true, meanwhile = async () => {} } = {}) => {
      const build = { scripts: assets.build, server: assets.build }
      const onDisk = keepsPages ? await openPagesOnDisk(settings, build, store, log) : undefined
      await meanwhile()
      const renderer = localRenderer(systems, assets)
      if (!makesPages) renderer.page = () => Promise.reject(new Error('This process makes no pages.'))
      const parts = { renderer, scripts: assets, flags: async () => flags, studioFiles: async () => developmentStudioFiles }
      const begun = createPrograms(systems, { ...parts, ...(onDisk && { onDisk }) })
      const begunShop = await begun.shop()
      return {
        visit: async (path: string) => answer(await begunShop.request(`http://localhost:3000${path}`)),
        end() {
          begun.stop()
          onDisk?.disk.store.close()
        },
      }
    },
    /** The same, with the body as it was sent. */
    bytes: async (address: string, init?: RequestInit) => {
      const response = await ask(address, init)
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    },
    studio: async (path: string, init?: RequestInit) => answer(await studio.request(new URL(path, 'http://localhost:3001').href, init)),
    /** The programs themselves, for clients that bring their own requests. */
    shopProgram: shop,
    studioProgram: studio,
    stop,
    /** Publishes a page with these bloks under a full slug. */
    publishPage: (fullSlug: string, fields: object = {}) => publish(store, fullSlug, { fields: { title: 'Seite', body: [], ...fields } }),
    publish: (fullSlug: string, fields: object) => publish(store, fullSlug, { fields: { ...fields } }),
    /** The query by which an editor opens a draft. */
    editorQuery: (now = new Date()) =>
      new URLSearchParams(createEditorToken({ spaceId: space.id, previewToken: tokens.preview, now })).toString(),
  }
}
