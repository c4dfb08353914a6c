import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import type { Cdn } from '../cdn/cdn.ts'
import type { Content } from '../content/content.ts'
import type { ContentListener } from '../content/content-change.ts'
import type { ContentStore } from '../content/content-store.ts'
import { heardTogether } from '../content/heard-together.ts'
import { flagErrorLog } from '../flags/flag-errors.ts'
import type { Flags } from '../flags/flags.ts'
import type { ImageStore } from '../images/image-store.ts'
import { loadedOnce } from '../loaded-once.ts'
import type { Metrics } from '../metrics.ts'
import type { PageScripts } from '../pages/built-scripts.ts'
import { changeTags, isUnknown, withdrawnTags } from '../pages/change-tags.ts'
import { createContentHistory } from '../pages/content-history.ts'
import { hitListener } from '../pages/hit-listener.ts'
import { improvePage } from '../pages/kept-page.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { pageFailureReport } from '../pages/page-failure-report.ts'
import { pageUrlOf } from '../pages/page-url.ts'
import { createPagesAhead } from '../pages/pages-ahead.ts'
import type { PagesOnDisk } from '../pages/pages-on-disk.ts'
import { storedPage } from '../pages/published-page.ts'
import type { Renderer } from '../pages/renderer.ts'
import { serverWords } from '../pages/server-words.ts'
import { createUnavailableScreens } from '../pages/unavailable-screens.ts'
import type { FindVariantHit } from '../pages/variant-hits.ts'
import { readVisit } from '../pages/visit.ts'
import type { Settings } from '../settings/settings.ts'
import type { StudioFiles } from '../studio-app.ts'
import { createReadiness } from './create-readiness.ts'

/** What the two programs share and outlives them when the code changes in development. */
export interface Systems {
  settings: Settings
  log: Logger
  metrics: Metrics
  store: ContentStore
  content: Content
  images: ImageStore
  cdn: Cdn
  /** Hears of every change of the content, whichever service it comes from. Returns what ends it. */
  onContentChange(listener: ContentListener): () => void
  announceContentChange: ContentListener
}

export interface ProgramsParts {
  renderer: Renderer
  scripts: PageScripts
  /** The folder of the build's files; absent in development, where Vite serves them. */
  clientFolder?: string
  studioFiles: () => Promise<StudioFiles>
  /** Opened with the shop: a page that was made before needs none. */
  flags: () => Promise<Flags>
  /** Pages of earlier processes. */
  onDisk?: PagesOnDisk
  /** When the process begins to work by itself, in milliseconds from now (at once without), and the build whose stories it looks through. */
  work?: { afterMs: number; checkedBuild: string | undefined }
}

const msToWorkAgain = 5_000

/** Puts the two origins together from the systems and what makes pages. */
export function createPrograms(systems: Systems, { renderer, scripts, clientFolder, studioFiles, flags, onDisk, work }: ProgramsParts) {
  const { log, settings, store, cdn, metrics } = systems
  const history = onDisk?.history ?? createContentHistory(store.version)
  const messages = createMessages((sentence) => log.warn(sentence), serverWords)
  const cache = createPageCache({
    maxBytes: settings.pageCacheBytes,
    patienceMs: settings.pagePatienceMs,
    history,
    ...(onDisk && { disk: onDisk.disk }),
    improve: improvePage,
    onResult: metrics.pageCache,
    ...(settings.freshMs !== undefined && { freshMs: settings.freshMs }),
  })
  const ahead = createPagesAhead({ settings, cache, renderer, history })
  const unavailable = createUnavailableScreens(renderer, messages)
  const hear = heardTogether((changes, version) => {
    ahead.hear(changes)
    const tags = new Set(changes.flatMap(changeTags))
    if (tags.size === 0) return
    const noted = history.note(tags, version)
    const stories = changes.flatMap((change) => ('fullSlug' in change ? change.fullSlug : []))
    // Before anything is made again.
    renderer.contentChanged(tags, stories)
    for (const story of stories) metrics.recentContentErrors.forget(story)
    unavailable.drop(tags)
    cache.withdraw(changes.flatMap(withdrawnTags), noted)
    // What is in memory and in use is made again; hosted Storyblok says it now and then, and counts from anew at each start.
    if (changes.some(isUnknown) && !settings.storyblok.token) onDisk?.disk.store.forgetBefore(noted)
    void cache.drop(tags)
    void cdn.purge(tags, version)
  })
  const listening: (() => void)[] = []
  const onContentChange = (listener: ContentListener) => void listening.push(systems.onContentChange(listener))
  onContentChange(hear)
  onDisk?.tellMissed(hear)
  const stopping = new AbortController()
  const readReadiness = createReadiness({
    readContent: () => systems.content.listLinks({ startsWith: 'anlass/home' }),
    dataFolder: settings.dataFolder,
    hasPages: () => onDisk !== undefined && onDisk.disk.store.versions().length > 0,
  })
  const readiness = async () => (stopping.signal.aborted ? 'not-ready' : readReadiness())
  const parts = {
    ...systems,
    onContentChange,
    readiness,
    renderer,
    scripts,
    cache,
    ahead,
    unavailable,
    messages,
    clientFolder,
    reportPageFailure: pageFailureReport(log),
    reportFlagError: flagErrorLog(log),
  }
  /** Starts what makes pages, and has it make one of the shop: the first takes many times as long as the next. */
  const warmUp = () => {
    const visit = readVisit(new URL(settings.shopUrl), settings)
    if (typeof visit !== 'string') unavailable.prepare(visit)
  }
  let isShopLoaded = false
  let findVariant: FindVariantHit = () => undefined
  const webhook = {
    secret: settings.storyblok.webhookSecret,
    announceContentChange: systems.announceContentChange,
    onContentChange,
    findUuid: async (slug: string) => (await systems.content.findStory(slug))?.uuid,
  }
  const shop = loadedOnce(async () => {
    const [{ createShop }, { variantHits }, openedFlags] = await Promise.all([
      import('../shop.ts'),
      import('../pages/variant-hits.ts'),
      flags(),
      systems.metrics.load(),
    ])
    const shopParts = { ...parts, flags: openedFlags }
    isShopLoaded = true
    findVariant = variantHits(shopParts)
    return createShop({ ...shopParts, webhook, stopping: stopping.signal })
  })
  const studio = loadedOnce(async () => {
    const { createStudio } = await import('../studio.ts')
    return createStudio({
      ...parts,
      files: await studioFiles(),
      // Who opens it is going to write, and no publish should wait for a thread to start.
      onOpen: warmUp,
      management: {
        store,
        findProblems: renderer.findProblems,
        files: systems.images,
        tokens: settings.tokens,
        trustProxy: settings.trustProxy,
        allowsInsideWebhooks: settings.allowsInsideWebhooks,
        previewSites: settings.previewSites,
        pageUrl: pageUrlOf(settings),
        stopping: stopping.signal,
        onError: (err) => log.error({ err }, 'a request to the Management API failed'),
      },
      delivery: { database: store.database, tokens: settings.tokens, onError: (err) => log.error({ err }, 'a read of content failed') },
    })
  })
  let stopWork = () => {}
  async function startWork() {
    try {
      const { startBackgroundWork } = await import('./background-work.ts')
      if (stopping.signal.aborted) return
      stopWork = startBackgroundWork({ settings, log, store, findProblems: renderer.findProblems, checkedBuild: work?.checkedBuild })
    } catch (err) {
      log.error({ err }, 'what is due could not be begun: it is tried again')
      startingWork = setTimeout(startWork, msToWorkAgain).unref()
    }
  }
  let startingWork = setTimeout(startWork, work?.afterMs).unref()
  // Its own addresses come before pages, once it is there.
  const recall = (address: string) => (isShopLoaded ? undefined : storedPage(address, parts))
  return {
    /** Loaded when they are first asked for: a page that was made before needs neither. */
    shop,
    studio,
    /** Writes what is in the cache, and hands everything else on. */
    hits: (next: RequestListener) =>
      hitListener({ cache, metrics, trustProxy: settings.trustProxy, recall, findVariant: (...asked) => findVariant(...asked) }, next),
    /** From now on the process is not ready. Ends the answers that stay open; a stop waits for all others. */
    sayGoodbye: () => stopping.abort(),
    stop: () => {
      stopping.abort()
      for (const stopListening of listening) stopListening()
      clearTimeout(startingWork)
      stopWork()
    },
  }
}
