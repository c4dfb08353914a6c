import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processVariable } from './start/process-variable.ts'
import type { Siblings } from './start/siblings.ts'

/** The shop and the studio from a finished build: in this process, or with `--processes N` in as many of them. */
const build = join(import.meta.dirname, '..')
// What V8 has compiled once need not be compiled at the next start: all else is loaded after this.
enableCompileCache(join(build, 'server', 'compiled'))
try {
  const processes = readProcesses()
  // The first of several processes only watches: what serves is not even loaded there.
  const serve = async (siblings?: Siblings) => (await import('./start/serve.ts')).serve(build, siblings)
  const isOneOfSeveral = process.env[processVariable] !== undefined
  if (isOneOfSeveral) await (await import('./start/join-processes.ts')).joinProcesses(serve)
  else if (processes === 1) announce(await serve())
  else announce(await (await import('./start/start-processes.ts')).startProcesses(processes))
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  if (reason) console.error(reason)
  process.exit(1)
}

function readProcesses(): number {
  const { values } = parseArgs({ options: { processes: { type: 'string', default: '1' } } })
  const processes = Number(values.processes)
  if (Number.isInteger(processes) && processes >= 1 && processes <= 64) return processes
  throw new Error(`--processes is ${values.processes}: write a number from 1 to 64, like --processes 2.`)
}

function announce([shop, posters, studio]: string[]) {
  console.log(`
  Shop    ${shop}
          ${posters}
  Studio  ${studio}
`)
}
