import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { openFlags } from '../flags/open-flags.ts'
import { createLog } from '../log.ts'
import { developmentAssets } from '../pages/development-assets.ts'
import { readSettings } from '../settings.ts'
import { listen, localAddress, reachableHost } from './listen.ts'
import { openSystems } from './open-systems.ts'

/** `npm run dev`: blocks, styles and the programs are taken from their sources; a change shows at once, the systems stay open. */
const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' })
const log = createLog(settings)
const systems = await openSystems(settings, log)
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
const assets = developmentAssets()
// Its client stays when the code changes.
const flags = openFlags(settings, log, () => localAddress(shop, reachableHost(settings.host)))

type Programs = typeof import('./development-programs.ts')
let current: { make: unknown; programs: ReturnType<Programs['developmentPrograms']> } | undefined

/** The programs as the sources are now: Vite gives the same module until a file in it changes. */
async function programs() {
  const { developmentPrograms } = (await vite.ssrLoadModule('/server/start/development-programs.ts')) as Programs
  if (current?.make !== developmentPrograms) {
    current?.programs.stop()
    current = { make: developmentPrograms, programs: developmentPrograms(systems, assets, flags) }
  }
  return current.programs
}

vite.watcher.on('change', (file) => {
  if (!file.endsWith('.css')) vite.ws.send({ type: 'full-reload' })
})

const { host, port, studioPort } = settings
const serve = (program: 'shop' | 'studio') => {
  const answer = getRequestListener(async (request) => (await (await programs())[program]()).fetch(request))
  return (request: IncomingMessage, response: ServerResponse) => vite.middlewares(request, response, () => answer(request, response))
}
const shop = await listen(serve('shop'), { host, port, setting: 'PORT' })
const studio = await listen(serve('studio'), { host, port: studioPort, setting: 'STUDIO_PORT' })
console.log(`\n  Shop    ${localAddress(shop)}\n          ${localAddress(shop, 'myposter.localhost')}\n  Studio  ${localAddress(studio)}\n`)
