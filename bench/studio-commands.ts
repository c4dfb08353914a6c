/**
 * How long the browser is busy with scripts for one command of the editor, in the studio and in the page it shows, which share
 * a thread: measured by the browser itself. Run by `npm run bench:studio`.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { previewOf, signIn, type startStudio } from '../tests/running-studio.ts'

/** Each by its keys in the outline. What one leaves behind, the next works on. */
const commands = {
  select: 'ArrowDown',
  duplicate: 'Control+d',
  move: 'Control+ArrowDown',
  delete: 'Delete',
  undo: 'Control+z',
  insert: 'Control+v',
} as const
export type CommandName = keyof typeof commands

const rounds = 60

/** Milliseconds of scripting, a list for each command, on a page of so many headlines. */
export async function measureCommands(browser: Browser, shop: Awaited<ReturnType<typeof startStudio>>, blocks: number) {
  const body = Array.from({ length: blocks }, (_, index) => ({
    _uid: `zeile-${index}`,
    component: 'page_headline',
    headline: `Zeile ${index}`,
    headlineType: 'h2',
  }))
  const id = await shop.publishPage(`anlass/befehle-${blocks}`, { title: 'Befehle', body })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  await signIn(page, `${shop.studio}/stories/${id}`)
  await previewOf(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.getByRole('tree').focus()
  for (const key of ['Home', 'ArrowDown', 'Control+c']) await page.keyboard.press(key)
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []])) as unknown as Record<CommandName, number[]>
  for (let round = 0; round < rounds; round++)
    for (const [name, keys] of Object.entries(commands)) times[name as CommandName].push(await scriptingOf(page, devtools, keys))
  await context.close()
  return times
}

async function scriptingOf(page: Page, devtools: CDPSession, keys: string): Promise<number> {
  const before = await scripting(devtools)
  await page.keyboard.press(keys)
  await settled(page)
  return (await scripting(devtools)) - before
}

async function scripting(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Until the studio and the page in it have drawn. A save may come in between, and counts too. */
async function settled(page: Page): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  await Promise.all(page.frames().map((frame) => frame.evaluate(drawn).catch(() => {})))
}
