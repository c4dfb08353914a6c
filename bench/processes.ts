import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCommand } from '../tests/start-command.ts'

export interface Started {
  pid: number
  /** The addresses it printed; a process that prints none is never started. */
  addresses: string[]
  /** From the call that made the process to its first address, in milliseconds. */
  startMs: number
  stop(): Promise<void>
}

/** Starts a program of ours and waits until it has printed so many addresses. */
export async function start(command: string[], environment: Record<string, string> = {}, addresses = 1): Promise<Started> {
  const from = performance.now()
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, ...startCommand.environment, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    const printed = [...output.matchAll(/http:\/\/\S+:\d+/g)].map(([address]) => address)
    if (printed.length >= addresses) resolve(printed)
  })
  child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}: ${output}`)))
  return {
    addresses: await promise,
    startMs: performance.now() - from,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill()
      return ended
    },
  }
}

/** The content the shop reads: the embedded one, or that of STORYBLOK_API_URL where it is set. */
export const contentSettings: Record<string, string> = Object.fromEntries(
  ['STORYBLOK_API_URL', 'STORYBLOK_TOKEN', 'SPACE_ID'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)

/** The content is of a service elsewhere, which nothing can be published in. */
export const isForeignContent = 'STORYBLOK_TOKEN' in contentSettings

/** The page that is asked for. */
export const pagePath = process.env.BENCH_PAGE ?? '/hochzeit/'

export interface Shop extends Started {
  shop: string
  studio: string
  folder: string
}

/** The built product, with a data folder of its own or the given one. */
export async function startShop(environment: Record<string, string> = {}): Promise<Shop> {
  const folder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  const ports = { PORT: '0', STUDIO_PORT: '0' }
  const started = await start(startCommand.parameters, { DATA_DIR: folder, ...ports, ...contentSettings, ...environment }, 3)
  const [shop = '', , studio = ''] = started.addresses
  return {
    ...started,
    shop,
    studio,
    folder,
    async stop() {
      await started.stop()
      if (!environment.DATA_DIR) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A plain node:http server that writes these many bytes under these headers and does nothing else. */
export const startLimit = (bytes: number, headers: Record<string, string> = {}) =>
  start([fileURLToPath(new URL('plain-server.mjs', import.meta.url)), String(bytes), JSON.stringify(headers)])
