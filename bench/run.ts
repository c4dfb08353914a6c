/**
 * `npm run bench`: measures the build on this machine and prints one table. `npm run bench <name> …` measures only these.
 * How to read it: bench/README.md.
 */
import { cachedPage } from './cached-page.ts'
import { contentCheck } from './content-check.ts'
import { deliveryApi } from './delivery-api.ts'
import { html } from './html.ts'
import { memory } from './memory.ts'
import { publish } from './publish.ts'
import { publishAcross } from './publish-across.ts'
import { render } from './render.ts'
import { printRows, type Row } from './row.ts'
import { saveDraft } from './save-draft.ts'
import { start } from './start.ts'
import { studioVerbs } from './studio-verbs.ts'

const benches: Record<string, () => Promise<Row[]>> = {
  'cached-page': cachedPage,
  render,
  html,
  publish,
  memory,
  start,
  'delivery-api': deliveryApi,
  'save-draft': saveDraft,
  'publish-across': publishAcross,
  'content-check': contentCheck,
  'studio-verbs': studioVerbs,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
const unknown = names.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}: there are ${Object.keys(benches).join(', ')}. bench/README.md says what each measures.`)
  process.exit(1)
}
const rows: Row[] = []
const failures: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (!names.includes(name)) continue
  console.error(`measuring ${name} …`)
  // What one of them lacks is no reason to lose what the others have measured.
  try {
    rows.push(...(await bench()))
  } catch (error) {
    failures.push(`${name} could not be measured: ${describe(error)}`)
  }
}
printRows(rows)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'path' in error && error.path === 'wrk' ? 'it needs wrk (Debian: apt-get install wrk).' : error.message
}
