import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { german } from '../../runtime/messages/german.ts'
import { createMessages } from '../../runtime/messages/messages.ts'
import type { Cdn } from '../cdn/cdn.ts'
import type { Content } from '../content/content.ts'
import type { ContentListener } from '../content/content-change.ts'
import type { ContentStore } from '../content/content-store.ts'
import { heardTogether } from '../content/heard-together.ts'
import { publishWhenDue } from '../content/management/publish-due.ts'
import { releaseWhenDue } from '../content/management/release-due.ts'
import { thinVersionsLater } from '../content/thin-versions.ts'
import { deliverWebhooks } from '../content/webhooks/deliver-webhooks.ts'
import { forgetOverLater } from '../customers/customers.ts'
import { flagErrorLog } from '../flags/flag-errors.ts'
import type { Flags } from '../flags/flags.ts'
import type { ImageStore } from '../images/image-store.ts'
import { loadedOnce } from '../loaded-once.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import type { SendMail } from '../mail/mail.ts'
import type { Metrics } from '../metrics.ts'
import type { PageScripts } from '../pages/built-scripts.ts'
import { changeTags, isUnknown, withdrawnTags } from '../pages/change-tags.ts'
import { createContentHistory } from '../pages/content-history.ts'
import { drawAhead } from '../pages/draw-ahead.ts'
import { hitListener } from '../pages/hit-listener.ts'
import { improvePage } from '../pages/kept-page.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { pageFailureReport } from '../pages/page-failure-report.ts'
import { pageUrlOf } from '../pages/page-url.ts'
import type { PagesOnDisk } from '../pages/pages-on-disk.ts'
import { storedPage } from '../pages/published-page.ts'
import type { Renderer } from '../pages/renderer.ts'
import { createUnavailableScreens } from '../pages/unavailable-screens.ts'
import type { FindVariantHit } from '../pages/variant-hits.ts'
import { readVisit } from '../pages/visit.ts'
import type { Settings } from '../settings/settings.ts'
import type { StudioFiles } from '../studio-app.ts'

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
  isReady: () => Promise<boolean>
}

export interface ProgramsParts {
  renderer: Renderer
  scripts: PageScripts
  /** The folder of the build's files; absent in development, where Vite serves them. */
  clientFolder?: string
  studioFiles: () => Promise<StudioFiles>
  flags: Flags
  /** Pages of earlier processes. */
  onDisk?: PagesOnDisk
}

/** Puts the two origins together from the systems and what makes pages. */
export function createPrograms(systems: Systems, { renderer, scripts, clientFolder, studioFiles, flags, onDisk }: ProgramsParts) {
  const { log, settings, store, cdn, metrics } = systems
  const history = onDisk?.history ?? createContentHistory(store.version)
  const messages = createMessages((sentence) => log.warn(sentence), german)
  const cache = createPageCache({
    maxBytes: settings.pageCacheBytes,
    patienceMs: settings.pagePatienceMs,
    history,
    ...(onDisk && { disk: onDisk.disk }),
    improve: improvePage,
    onResult: metrics.pageCache,
    ...(settings.freshMs !== undefined && { freshMs: settings.freshMs }),
  })
  const unavailable = createUnavailableScreens(renderer, messages)
  const hear = heardTogether((changes, version) => {
    drawAhead(changes, { settings, cache, renderer })
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
  const parts = {
    ...systems,
    onContentChange,
    renderer,
    scripts,
    cache,
    unavailable,
    messages,
    flags,
    clientFolder,
    reportPageFailure: pageFailureReport(log),
    reportFlagError: flagErrorLog(log),
  }
  const stopping = new AbortController()
  const due = {
    store,
    findProblems: renderer.findProblems,
    onError: (err: Error) => log.error({ err }, 'what was due could not be published'),
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
    const [{ createShop }, { variantHits }] = await Promise.all([
      import('../shop.ts'),
      import('../pages/variant-hits.ts'),
      systems.metrics.load(),
    ])
    isShopLoaded = true
    findVariant = variantHits(parts)
    return createShop({ ...parts, webhook, stopping: stopping.signal })
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
  const stopPublishing = publishWhenDue(due)
  const stopReleasing = releaseWhenDue(due)
  const stopDelivering = deliverWebhooks({
    database: store.database,
    allowsInside: settings.allowsInsideWebhooks,
    onError: (err) => log.error({ err }, 'webhooks could not be told'),
  })
  const stopMailing =
    settings.smtpUrl === undefined
      ? () => {}
      : deliverMails({
          database: store.database,
          send: sendMailBy(settings.smtpUrl),
          onError: (err) => log.error({ err }, 'mails could not be sent'),
        })
  const stopThinning = thinVersionsLater({
    database: store.database,
    days: settings.keepEverySaveDays,
    onError: (err) => log.error({ err }, 'old versions could not be thinned'),
  })
  const stopForgetting = forgetOverLater(store.database, (err) => log.error({ err }, 'what is over of customers could not be deleted'))
  // Its own addresses come before pages, once it is there.
  const recall = (address: string) => (isShopLoaded ? undefined : storedPage(address, parts))
  return {
    /** Loaded when they are first asked for: a page that was made before needs neither. */
    shop,
    studio,
    /** Writes what is in the cache, and hands everything else on. */
    hits: (next: RequestListener) =>
      hitListener({ cache, metrics, trustProxy: settings.trustProxy, recall, findVariant: (...asked) => findVariant(...asked) }, next),
    /** Ends the answers that stay open; a stop waits for all others. */
    endStreams: () => stopping.abort(),
    stop: () => {
      stopping.abort()
      for (const stopListening of listening) stopListening()
      stopPublishing()
      stopReleasing()
      stopDelivering()
      stopMailing()
      stopThinning()
      stopForgetting()
    },
  }
}

/** Loaded when there is something to send: a start needs no client. */
const sendMailBy = (url: string): SendMail => {
  const client = loadedOnce(async () => (await import('../mail/smtp-mail.ts')).smtpMail(url))
  return async (mail) => (await client())(mail)
}
