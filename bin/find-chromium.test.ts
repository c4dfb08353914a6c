import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'

/** Where Playwright has its browsers, and a place in there. */
const ownFolder = chromium.executablePath().replace(/chromium-\d+[\\/].*$/, '')
const wholePath = relative(ownFolder, chromium.executablePath())
const shellPath = `${/^chromium-\d+/.exec(wholePath)?.[0].replace('chromium', 'chromium_headless_shell')}/chrome-headless-shell-any/chrome-headless-shell`

/** What is found on a machine that has these of Playwright's, and none of its own on its path. */
function found(paths: string[], options: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const code = `import { findChromium } from './bin/find-chromium.mjs'; console.log(await findChromium(${JSON.stringify(options)}))`
  const env = { PLAYWRIGHT_BROWSERS_PATH: folder, PATH: '' }
  const path = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env }).trim()
  return path === 'undefined' ? path : relative(folder, path)
}

// A Mac may have a Chrome where all its programs are.
const onOthers = it.skipIf(process.platform === 'darwin')

onOthers('a Chromium of Playwright’s is found: for tests rather one without windows, for measures a whole one', () => {
  expect(found([wholePath, shellPath])).toBe(shellPath)
  expect(found([wholePath, shellPath], { isWhole: true })).toBe(wholePath)
})

onOthers('the other one is better than none', () => {
  expect(found([wholePath])).toBe(wholePath)
  expect(found([shellPath], { isWhole: true })).toBe(shellPath)
})
