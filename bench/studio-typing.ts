/**
 * What an editor waits for: from a key pressed in the form until the page in the canvas has been painted with it, in a real
 * Chromium against the built studio and shop. Run by `npm run bench:studio`.
 */
import type { Browser, Page } from 'playwright-core'
import { previewOf, signIn, type startStudio } from '../tests/running-studio.ts'

export interface TypingTimes {
  blocks: number
  /** Milliseconds, one for each key. */
  times: number[]
}

const keys = 40

/** A page of so many headlines, opened and typed into. */
export async function measureTyping(browser: Browser, shop: Awaited<ReturnType<typeof startStudio>>, blocks: number): Promise<TypingTimes> {
  const body = Array.from({ length: blocks }, (_, index) => ({
    _uid: `zeile-${index}`,
    component: 'page_headline',
    headline: `Zeile ${index}`,
    headlineType: 'h2',
  }))
  const id = await shop.publishPage(`anlass/lang-${blocks}`, { title: 'Lang', body })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  await signIn(page, `${shop.studio}/stories/${id}`)
  const frame = await previewOf(page)
  await frame.getByText('Zeile 1', { exact: true }).click()
  const field = page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first()
  await field.focus()
  await watch(page)
  const times: number[] = []
  for (let index = 0; index < keys; index++) times.push(await timeOfKey(page, 'abcdefghij'.charAt(index % 10)))
  await context.close()
  return { blocks, times }
}

/** The page tells when it has painted a change. Both frames count time from the same clock. */
async function watch(page: Page): Promise<void> {
  const canvas = page.frames().find((frame) => frame !== page.mainFrame() && frame.url().includes('_storyblok'))
  await canvas?.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return
    new MutationObserver(() => {
      requestAnimationFrame(() =>
        setTimeout(() => parent.postMessage({ action: 'bench:painted', at: performance.timeOrigin + performance.now() }, '*')),
      )
    }).observe(main, { subtree: true, characterData: true, childList: true })
  })
  await page.evaluate(() => {
    addEventListener('keydown', () => Object.assign(window, { pressed: performance.timeOrigin + performance.now() }), { capture: true })
    addEventListener('message', ({ data }) => {
      if (data?.action === 'bench:painted') Object.assign(window, { painted: data.at })
    })
  })
}

async function timeOfKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => Object.assign(window, { painted: 0 }))
  await page.keyboard.press(key)
  await page.waitForFunction(() => Reflect.get(window, 'painted') > 0)
  return page.evaluate(() => Reflect.get(window, 'painted') - Reflect.get(window, 'pressed'))
}
