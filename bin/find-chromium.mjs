import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same engine without a browser's windows around it, which costs half as much. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * A Chromium: the one CHROMIUM_PATH names, one of the machine's own, or Playwright's.
 */
export async function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = isWhole ? [...whole, ...shells] : [...shells, ...whole]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) => existsSync(path))
  if (own) return own
  const { chromium } = await import('playwright-core')
  const installed = chromium.executablePath()
  return installed && existsSync(installed) ? installed : undefined
}
