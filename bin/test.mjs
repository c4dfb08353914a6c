// `npm test`: everything that must hold before a change lands. Ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'anlass-test-'))
const results = join(folder, 'results.json')

/** Each counts as one; a later one runs even when an earlier one fails, so that one run shows all. */
const steps = [
  ['format, lint and the rooms’ imports', 'biome', 'check'],
  ['types', 'tsc', '-p', '.'],
  ['known weaknesses', 'node', 'bin/audit.mjs'],
  ['build', 'vite', 'build', '--logLevel', 'warn'],
]

let passed = 0
let failed = 0
for (const [name, command, ...parameters] of steps) {
  console.log(`\n— ${name}`)
  if (spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }).status === 0) passed++
  else failed++
}

console.log('\n— tests')
const more = process.argv.slice(2)
// A second try, and the names of those that needed it: docs/decisions/0021-a-test-has-a-second-try.md.
const reporters = ['default', 'json', './tests/second-tries-reporter.ts'].map((reporter) => `--reporter=${reporter}`)
spawnSync('vitest', ['run', '--retry=1', ...reporters, `--outputFile.json=${results}`, ...more], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
})
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(results, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  // A file that could not even be loaded holds no test that could fail.
  if (!success && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites)
} catch {
  failed++
  console.error('The tests ended without a result.')
}
rmSync(folder, { recursive: true })

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
