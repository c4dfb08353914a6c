import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { closeGracefully, listen } from './listen.ts'
import { createLog } from './log.ts'
import { openSystems } from './open-systems.ts'
import { builtAssets } from './pages/built-assets.ts'
import { createPrograms } from './programs.ts'
import { readSettings } from './settings.ts'

/** The shop and the studio in one process, from a finished build. */
try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const systems = await openSystems(settings, log)
  const build = join(import.meta.dirname, '..')
  const { shop, studio } = createPrograms(systems, builtAssets(build), join(build, 'client'))

  const { host, port, studioPort } = settings
  const servers = [
    await listen(getRequestListener(shop.fetch), { host, port, setting: 'PORT' }),
    await listen(getRequestListener(studio.fetch), { host, port: studioPort, setting: 'STUDIO_PORT' }),
  ]
  console.log(
    `\n  Shop    http://localhost:${port}\n          http://myposter.localhost:${port}\n  Studio  http://localhost:${studioPort}\n`,
  )

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log.info({ signal }, 'stopping')
      systems.stopServing()
      await Promise.all(servers.map(closeGracefully))
      await systems.close()
      process.exit(0)
    })
  }
}
