import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { launchChromium, newVisitor } from './chromium.ts'
import { copySeededFolder } from './seeded-folder.ts'

/** Starts `npm run dev` on what the shop ships with; answers its addresses. */
async function startDevelopment(project = '.'): Promise<{ shop: string; studio: string }> {
  const folder = await copySeededFolder()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start/dev.ts'], {
    cwd: project,
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

/** The project's sources in a folder of their own, with the packages of this one. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync('.').filter((entry) => !['node_modules', '.git', 'dist', 'data'].includes(entry)))
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

it('npm run dev shows a change at once, and says what is wrong with code that it can not load', async () => {
  const project = copyProject()
  // Vite lets go of the code only when each plugin has taken notice, which takes long on a busy machine.
  const takesLong = "{ name: 'slow', watchChange: () => new Promise((done) => setTimeout(done, 300)) }"
  const [start = '', end] = readFileSync(join(project, 'vite.config.ts'), 'utf8').split('      : [\n')
  expect(end).toBeDefined()
  writeFileSync(join(project, 'vite.config.ts'), `${start}      : [${takesLong},\n${end}`)
  const change = (file: string, words: (text: string) => string) => {
    const before = readFileSync(join(project, file), 'utf8')
    writeFileSync(join(project, file), words(before))
    return () => writeFileSync(join(project, file), before)
  }
  const { shop } = await startDevelopment(project)
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const { page } = await newVisitor(browser)
  await page.goto(`${shop}/kontakt/`)
  // An editor's page has the block's code; who just reads the page has not.
  await fetch(`${shop}/blocks/contact-card/contact-card.tsx`)

  /** In one look: between two the page may have become another. */
  const look = () => {
    const contact = document.querySelector('.contact-card_contact')
    return `${contact && getComputedStyle(contact).outlineColor} ${document.body.innerText}`
  }
  const shown = () => page.evaluate(look).catch(String)
  for (const colour of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
    change('blocks/contact-card/contact-card.module.css', (css) => `${css}\n.contact { outline-color: ${colour} }`)
    await expect.poll(shown).toContain(colour)
  }
  // All of the server's code is loaded anew each time, on a machine that has other tests to run.
  const timeout = 40_000
  const mistakes = [
    ['blocks/contact-card/contact-card.tsx', (code: string) => code.replace('export function', 'export functio'), 'contact-card.tsx:'],
    ['registry.ts', (code: string) => code.replace('contact-card.block', 'contact-cart.block'), 'contact-cart.block.ts'],
    [
      'registry.ts',
      (code: string) => `${code}\n${code.split('\n')[0]?.replace('benefitsBar', 'benefitsBar as again')}`,
      'Two blocks are called benefits_bar',
    ],
  ] as const
  for (const [file, mistake, words] of mistakes) {
    const mend = change(file, mistake)
    await expect.poll(shown, { timeout }).toContain(words)
    mend()
    await expect.poll(shown, { timeout }).toContain('rgb(4, 5, 6)')
  }
  // It loads, and can't be drawn.
  const throwing = (code: string) =>
    code.replace(/(export function \w+\([^\n]*\{\n)/, "$1  if (Date.now() > 0) throw new Error('Nichts zu zeichnen')\n")
  const mend = change('blocks/contact-card/contact-card.tsx', throwing)
  await expect.poll(shown, { timeout }).toMatch(/The page can't be drawn.*Nichts zu zeichnen.*contact-card\.tsx/s)
  mend()
  await expect.poll(shown, { timeout }).toContain('rgb(4, 5, 6)')
  // A line of the registry may come before the block.
  change('registry.ts', (code) => code.replace('contact-card.block', 'contact-later.block'))
  await expect.poll(shown, { timeout }).toContain('contact-later.block.ts')
  const block = (name: string) => join(project, `blocks/contact-card/${name}.block.ts`)
  cpSync(block('contact-card'), block('contact-later'))
  await expect.poll(shown, { timeout }).toContain('rgb(4, 5, 6)')
}, 240_000)

it('npm run dev has a page loaded again that was asked for before a change, and listens after it', async () => {
  const project = copyProject()
  const { shop, studio } = await startDevelopment(project)
  const askFor = async (address: string) => {
    const { headers } = await fetch(address, { headers: { 'sec-fetch-dest': 'document' } })
    return headers.get('set-cookie') ?? ''
  }
  const client = await (await fetch(`${shop}/@vite/client`)).text()
  const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? []
  /** Resolves once a page that listens with this cookie is told to load again. */
  const hearReload = async (address: string, cookie: string) => {
    // Node's takes more than the types of a browser's say.
    const options = { protocols: ['vite-hmr'], headers: { cookie } } as unknown as string[]
    const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, options)
    onTestFinished(() => socket.close())
    const { promise, resolve } = Promise.withResolvers<void>()
    socket.onmessage = ({ data }) => JSON.parse(data).type === 'full-reload' && resolve()
    await promise
  }
  // In the document, where a page's styles are; the studio's change in place.
  for (const [origin, file] of [
    [shop, 'blocks/contact-card/contact-card.module.css'],
    [studio, 'runtime/styles/tokens.css'],
  ] as const) {
    const before = await askFor(origin)
    writeFileSync(join(project, file), `${readFileSync(join(project, file), 'utf8')}\n.later { color: red }`)
    await expect.poll(() => askFor(origin)).not.toBe(before)
    await hearReload(origin, before)
  }
}, 120_000)

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
