import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same engine without a browser's windows around it, which costs half as much. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** A Chromium: the one CHROMIUM_PATH names, one of the machine's own, or Playwright's; with its windows, or rather without. */
export async function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return isWhole ? ((await findWhole()) ?? findShell()) : ((await findShell()) ?? findWhole())
}

/** One without windows. */
export async function findShell() {
  return onPath(shells) ?? shellBeside(await playwrightsOwn())
}

async function findWhole() {
  return onPath(whole) ?? [...places, await playwrightsOwn()].find((path) => path && existsSync(path))
}

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Where Playwright puts a whole one: `…/chromium-1255/chrome-linux64/chrome`, on other systems some folders deeper. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/** `…/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`, which Playwright names to nobody. */
function shellBeside(wholePath) {
  const [, browsers, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(wholePath ?? '') ?? []
  if (!browsers) return undefined
  const folder = `${browsers}chromium_headless_shell-${revision}`
  if (!existsSync(folder)) return undefined
  const names = ['chrome-headless-shell', 'chrome-headless-shell.exe']
  const paths = readdirSync(folder).flatMap((name) => names.map((file) => join(folder, name, file)))
  return paths.find((path) => existsSync(path))
}
