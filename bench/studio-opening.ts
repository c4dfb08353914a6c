/**
 * What an editor waits for before anything can be done, in a browser that was never here and far from the server: until a
 * story's form stands, until its page can be clicked, and until the palette hears what is typed. Run by `npm run bench:studio`.
 */
import type { Browser } from 'playwright-core'
import { openSession, previewOf, signIn, type startStudio } from '../tests/running-studio.ts'
import { headline } from '../tests/test-bloks.ts'
import { median } from './median.ts'

const rounds = 7

/** 100 ms there and back, 10 Mbit/s. */
const farAway = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/** Medians, in milliseconds. */
export async function measureOpening(browser: Browser, shop: Awaited<ReturnType<typeof startStudio>>) {
  const id = await shop.publishPage('anlass/weit-weg', { title: 'Weit weg', body: [headline('Zeile 1', 'h2')] })
  const session = await openSession(shop.studio)
  const times = { form: [] as number[], page: [] as number[], palette: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', farAway)
    const start = performance.now()
    await signIn(page, `${shop.studio}/stories/${id}`, session)
    const line = page.getByRole('treeitem', { name: /Zeile 1/ })
    await line.waitFor()
    times.form.push(performance.now() - start)
    await previewOf(page)
    times.page.push(performance.now() - start)
    await line.click()
    const opened = performance.now()
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog').getByRole('searchbox')
    await search.waitFor()
    await search.pressSequentially('teaser')
    times.palette.push(performance.now() - opened)
    await context.close()
  }
  return { form: median(times.form), page: median(times.page), palette: median(times.palette) }
}
