import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer, type Plugin } from 'vite'
import { openFlags } from '../flags/open-flags.ts'
import { createLog } from '../log.ts'
import { developmentAssets } from '../pages/development-assets.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { brokenCodePage, wordsOf } from './broken-code-page.ts'
import { listen, localAddress, reachableHost } from './listen.ts'
import { newerThanPages } from './newer-than-pages.ts'
import { openSystems } from './open-systems.ts'

/** `npm run dev`: blocks, styles and the programs are taken from their sources; a change shows at once, the systems stay open. */
const settings = readOwnSettings()
const log = createLog(settings)
const systems = await openSystems(settings, log)
// What the shop writes is no source.
const watch = { ignored: [`${resolve(settings.dataFolder)}/**`] }
// Browsers hear of changes on the port of their page: one of Vite's own is the same in every checkout that is worked on.
const ws = { server: createServer() }
/** Vite's own listeners tell its plugins of a change first, and let go of the code when they are ready: a page that is loaded again before is made of the former code. */
const told: Plugin = {
  name: 'anlass:changes',
  hotUpdate({ type, file }) {
    if (this.environment.name === 'ssr') showChange(type, file)
  },
}
const vite = await createViteServer({ plugins: [told], server: { middlewareMode: true, watch, ws }, appType: 'custom' })
const changes = newerThanPages(vite.ws)
const assets = developmentAssets()
// Its client stays when the code changes.
const flags = openFlags(settings, log, () => localAddress(shop, reachableHost(settings.host)))

type Programs = typeof import('./development-programs.ts')
let isLoaded = true
/** What kept a page from being made last. */
let pageFailure: unknown
const onPageFailure = (error: unknown) => {
  pageFailure = error
}
let current: { make: unknown; programs: ReturnType<Programs['developmentPrograms']> } | undefined

/** The programs as the sources are now: Vite gives the same module until a file in it changes. */
async function programs() {
  const { developmentPrograms } = (await vite.ssrLoadModule('/server/start/development-programs.ts')) as Programs
  if (current?.make !== developmentPrograms) {
    current?.programs.stop()
    current = undefined
    current = { make: developmentPrograms, programs: developmentPrograms(systems, { assets, flags, onPageFailure }) }
  }
  return current.programs
}

/** The studio's styles change in place. Those of a page are in its document, which Vite does not know. */
const changesInPlace = (file: string) => file.endsWith('.css') && file.startsWith(`${resolve('studio')}/`)

const bringChangedBlocks = async () => {
  const { bringBlocks } = (await vite.ssrLoadModule('/server/content/bring-blocks.ts')) as typeof import('../content/bring-blocks.ts')
  await bringBlocks(systems.store)
}

function showChange(type: 'create' | 'update' | 'delete', file: string) {
  if (changesInPlace(file)) return
  changes.note()
  // A file that was missing: Vite keeps that whoever imports it can't be loaded until that one changes.
  if (type === 'create' && !isLoaded) vite.environments.ssr.moduleGraph.invalidateAll()
  // What `npm run schemas` has written.
  const isDone = file.startsWith(resolve('schemas')) && file.endsWith('.json') ? bringChangedBlocks() : Promise.resolve()
  isDone.catch((error) => log.error({ err: error }, 'the blocks could not be brought into the space')).finally(reload)
}

function readOwnSettings(): Settings {
  try {
    return readSettings({ LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function reload() {
  vite.ws.send({ type: 'full-reload' })
}

let toldWords = ''
const { host, port, studioPort } = settings
const serve = (program: 'shop' | 'studio') => {
  const answer = getRequestListener(async (request) => {
    const loaded = await programs()
      .then((all) => all[program]())
      .catch((error) => (error instanceof Error ? error : new Error(String(error))))
    isLoaded = !(loaded instanceof Error)
    if (loaded instanceof Error) return explain("The code can't be loaded", loaded)
    pageFailure = undefined
    const answer = await loaded.fetch(request)
    return answer.status === 500 && pageFailure instanceof Error ? explain("The page can't be drawn", pageFailure) : answer
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    changes.mark(request, response)
    vite.middlewares(request, response, () => answer(request, response))
  }
}

function explain(title: string, error: Error): Promise<Response> {
  vite.ssrFixStacktrace(error)
  const words = wordsOf(error)
  // A page and what is in it ask several times.
  if (words !== toldWords) console.error(`\n${words}\n`)
  toldWords = words
  return brokenCodePage(title, words)
}

const shop = await listen(serve('shop'), { host, port, setting: 'PORT' })
const studio = await listen(serve('studio'), { host, port: studioPort, setting: 'STUDIO_PORT' })
for (const server of [shop, studio]) server.on('upgrade', (...asked) => ws.server.emit('upgrade', ...asked))
console.log(`\n  Shop    ${localAddress(shop)}\n          ${localAddress(shop, 'myposter.localhost')}\n  Studio  ${localAddress(studio)}\n`)
