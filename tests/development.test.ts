import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { launchChromium, newVisitor } from './chromium.ts'
import { copySeededFolder } from './seeded-folder.ts'

/** Starts `npm run dev` on what the shop ships with; answers its addresses. */
async function startDevelopment(): Promise<{ shop: string; studio: string }> {
  const folder = await copySeededFolder()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start/dev.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', STUDIO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill()) await ended
    await rm(folder, { recursive: true, force: true })
  })
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<{ shop: string; studio: string }>()
  const read = (chunk: Buffer) => {
    output += chunk
    const [, shop, studio] = /Shop {4}(\S+)[\s\S]*Studio {2}(\S+)\n/.exec(output) ?? []
    if (shop && studio) resolve({ shop, studio })
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  return promise
}

it('npm run dev serves both origins from their sources, and the page moves', async () => {
  const { shop, studio } = await startDevelopment()
  expect((await fetch(studio)).status).toBe(200)
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const { page } = await newVisitor(browser)
  const answer = await page.goto(shop)
  expect(answer?.status()).toBe(200)
  // Vite may load the page once more when it has found another package, so it is tried until it works.
  const goToSecond = async () => {
    await page.locator('main-teaser [data-dot]').nth(1).click()
    return page.locator('main-teaser [data-dot]').nth(1).getAttribute('aria-current')
  }
  await expect.poll(goToSecond).toBe('true')
}, 120_000)
