// Brings in what the project needs on a fresh clone. Runs on whatever Node the machine has, so it imports nothing of ours.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: install Node 20.19 or later.`)

const installed = `${root}node_modules/.package-lock.json`
const isInstalled = existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs - 1000
if (!isInstalled) {
  // The project runs on its own Node, which comes as a package; what the machine's Node is too old for does not matter.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('The packages could not be installed: see npm’s message above.')
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
