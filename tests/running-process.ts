/** The built product in a process of its own, as a new user starts it. */
import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from './start-command.ts'

/** Starts it in a folder, with an empty data folder where the environment names none, and answers its addresses once it listens. */
export async function startProcess(environment: Record<string, string> = {}, parameters: string[] = [], cwd = process.cwd()) {
  const folder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'anlass-')))
  const command = [process.execPath, ...startCommand.parameters, ...parameters]
  const { ANLASS_TEST_FILE_BLOCKS: blocks, ...settings } = environment
  // A limit to the size of files, as a full disk is one.
  const limit = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`
  const [program = '', ...rest] = blocks ? ['bash', '-c', limit, 'bash', ...command] : command
  const child = spawn(program, rest, {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...startCommand.environment,
      DATA_DIR: folder,
      PORT: '0',
      STUDIO_PORT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const read = (chunk: Buffer) => {
    output += chunk
    const addresses = [...output.matchAll(/(http:\/\/\S+:\d+)/g)].map(([address]) => address)
    if (addresses.length >= 3) resolve(addresses)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  child.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${output}`)))

  /** Ends the process and waits for that. */
  async function end(signal: NodeJS.Signals = 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }

  const [shop = '', posters = '', studio = ''] = await promise
  return { shop, posters, studio, folder, process: child, output: () => output, end }
}
