import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * A Chromium for the tests: the one CHROMIUM_PATH names, one of the machine's own, or Playwright's.
 * @returns {Promise<string | undefined>} its path; undefined when there is none
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find((path) => existsSync(path))
  if (own) return own
  const { chromium } = await import('playwright-core')
  const installed = chromium.executablePath()
  return installed && existsSync(installed) ? installed : undefined
}
