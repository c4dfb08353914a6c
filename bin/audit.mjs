// `npm run audit`: whether a weakness is known of a package that the shop runs with. A registry that answers no such questions is no failure.
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
const { vulnerabilities, message = 'no answer' } = parse(stdout)

if (!vulnerabilities) {
  console.log(`The registry was asked for known weaknesses of the packages and did not say (${message}).`)
} else {
  const found = Object.values(vulnerabilities)
  for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}. \`npm audit\` says more.`)
  console.log(found.length === 0 ? 'No weakness is known of the packages.' : 'Update these packages.')
  process.exitCode = found.length === 0 ? 0 : 1
}

/** Without an answer, or one that is no JSON, there is nothing to tell. */
function parse(text) {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}
