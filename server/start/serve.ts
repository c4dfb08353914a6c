import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Hono } from 'hono'
import type { ContentListener } from '../content/content-change.ts'
import type { Flags } from '../flags/flags.ts'
import type { ResizeImage } from '../images/resize-image.ts'
import { loadedOnce } from '../loaded-once.ts'
import { createLog } from '../log.ts'
import { builtScripts } from '../pages/built-scripts.ts'
import { openPagesOnDisk } from '../pages/pages-on-disk.ts'
import { threadRenderer } from '../pages/thread-renderer.ts'
import { readSettings } from '../settings/read-settings.ts'
import { startTracing } from '../traces/start-tracing.ts'
import { codeVersion } from './code-version.ts'
import { endBySignal } from './end-by-signal.ts'
import type { Stop } from './end-in-time.ts'
import { limitConnections } from './limit-connections.ts'
import { answerLastComers, closeGracefully, listen, localAddress, reachableHost, shopLimits, uploadLimits } from './listen.ts'
import { lookForMissedNotices } from './look-for-missed-notices.ts'
import { type OpenSystems, openSystems } from './open-systems.ts'
import { openWhenThere } from './open-when-there.ts'
import { processVariable } from './process-variable.ts'
import { createPrograms } from './programs.ts'
import type { Siblings } from './siblings.ts'
import { toldCdn } from './told-cdn.ts'
import { whenLoaded } from './when-loaded.ts'

/** In which visitors get what earlier processes have left, before everything else is loaded. */
const msOfFirstPages = 500

/** After which whatever a start brings is loaded. */
const msOfStart = 10_000

const msOfLastTraces = 500

const msOfLastPurge = 500

/** What a stop keeps for all that comes after the last answers. */
const msAfterAnswers = 1_500

/** V8 lets a heap grow to several times what is alive. That is good while a program starts, and memory that nobody uses ever after. */
const collectEarly = () => setFlagsFromString('--heap-growing-percent=30')

/**
 * Serves the shop and the studio from this process until it is told to stop. `build` is the folder of the finished build;
 * `siblings` are the other processes, where there are several. Answers the addresses once both listen.
 */
export async function serve(build: string, siblings?: Siblings): Promise<string[]> {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const stopTracing = await startTracing(settings, log)
  const version = codeVersion(build)
  const scripts = builtScripts(build)
  const makesImages = loadedOnce(async () => {
    const { resizeInProcess } = await import('../images/resize-in-process.ts')
    return resizeInProcess({ file: join(build, 'server', 'image-process.mjs'), log })
  })
  const resizeImage: ResizeImage = async (...asked) => (await makesImages())(...asked)
  const open = () => openSystems(settings, log, { version, resizeImage })
  let lastGoodServer: Server | undefined
  let stopAll: Stop = async (msLeft) => {
    if (!lastGoodServer) return
    await answerLastComers([lastGoodServer])
    await closeGracefully(lastGoodServer, msLeft() - msAfterAnswers)
  }
  endBySignal((msLeft) => stopAll(msLeft), log)
  const onLastGood = (server: Server) => {
    lastGoodServer = server
  }
  const { opened, lastGood } = await openWhenThere(open, { settings, log, scripts, build, resizeImage, onLastGood })
  const onDisk = await openPagesOnDisk(settings, { scripts: scripts.build, server: version }, opened.store, log)
  const cdn =
    settings.cdn &&
    toldCdn({
      cdn: opened.cdn,
      address: settings.cdn.purgeUrl,
      store: opened.store,
      edition: onDisk.disk.edition,
      isLogged: settings.storyblok.token === undefined,
      onError: (err) => log.error({ err }, 'the CDN may be told again of what it was told already'),
    })
  const systems = { ...(siblings ? await withSiblings(opened, siblings) : opened), ...(cdn && { cdn }) }
  // Of several processes the first looks.
  const isFirst = (process.env[processVariable] ?? '1') === '1'
  const renderer = threadRenderer({ file: join(build, 'server', 'render-thread.mjs'), metrics: systems.metrics, log })
  let openedFlags: Flags | undefined
  const flags = async () => {
    const { openFlags } = await import('../flags/open-flags.ts')
    openedFlags ??= openFlags(settings, log, () => localAddress(shopServer, reachableHost(settings.host)))
    return openedFlags
  }
  const { shop, studio, hits, sayGoodbye, stop } = createPrograms(systems, {
    renderer,
    scripts,
    clientFolder: join(build, 'client'),
    flags,
    studioFiles: async () => (await import('../studio-app.ts')).builtStudioFiles(build),
    onDisk,
    work: { afterMs: msOfFirstPages, checkedBuild: isFirst ? version : undefined },
  })

  const { host, port, studioPort } = settings
  const listener = (program: () => Promise<Hono>) =>
    whenLoaded(
      async () => {
        const [{ getRequestListener }, { writingFiles }] = await Promise.all([
          import('@hono/node-server'),
          import('../images/write-files.ts'),
        ])
        return getRequestListener(writingFiles((await program()).fetch))
      },
      (err) => log.error({ err }, 'a program could not be loaded'),
    )
  const answer = hits(listener(shop))
  const shopServer = lastGood?.handOver(answer) ?? (await listen(answer, { host, port, setting: 'PORT', limits: shopLimits(settings) }))
  const studioServer = await listen(listener(studio), { host, port: studioPort, setting: 'STUDIO_PORT', limits: uploadLimits })
  limitConnections(shopServer, 'shop', log)
  limitConnections(studioServer, 'studio', log)
  // What was not made before should not have to wait for it.
  setTimeout(() => shop().catch(() => {}), msOfFirstPages).unref()

  const stopLooking = isFirst ? await lookForMissedNotices(systems) : () => {}

  if (isFirst) cdn?.catchUp().catch((err) => log.error({ err }, 'the CDN may have old pages'))

  stopAll = async (msLeft) => {
    sayGoodbye()
    await answerLastComers([shopServer, studioServer])
    // Our own flag service must still be there to be told.
    await openedFlags?.close()
    const longest = msLeft() - msAfterAnswers
    await Promise.all([closeGracefully(shopServer, longest), closeGracefully(studioServer, longest)])
    stop()
    stopLooking()
    // A CDN that does not answer, or a database, must not keep the process.
    await Promise.race([cdn?.leave().catch(() => {}), after(msOfLastPurge)])
    await renderer.close()
    onDisk.disk.store.close()
    await systems.close()
    // A collector that does not answer must not keep the process.
    await Promise.race([stopTracing().catch(() => {}), after(msOfLastTraces)])
  }
  setTimeout(collectEarly, msOfStart).unref()
  return [localAddress(shopServer), localAddress(shopServer, 'myposter.localhost'), localAddress(studioServer)]
}

/** What a webhook tells one process, all hear; each of them hears by itself what is written into the database. */
async function withSiblings(systems: OpenSystems, siblings: Siblings): Promise<OpenSystems> {
  const announce = systems.announceContentChange
  siblings.onTold(announce)
  await systems.metrics.shareAcross(siblings)
  const announceContentChange: ContentListener = (change, version) => {
    announce(change, version)
    siblings.tell(change)
  }
  return { ...systems, announceContentChange }
}
