/**
 * `npm run bench:browser`: what a shopper's browser gets, in Chromium, each figure beside its limit. How to read it:
 * bench/README.md.
 */
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../bin/find-chromium.mjs'
import { weighPage } from '../tests/page-weight.ts'
import { medianOf, runLighthouse, type Scores } from './browser-lighthouse.ts'
import { navigateWarm } from './browser-navigation.ts'
import { startBuiltShop } from './browser-shop.ts'
import { copyPage, serveCopy, withoutScript } from './browser-static-copy.ts'
import { type Device, desktop, type Figures, lighthousePhone, phone, visitSlowly } from './browser-visit.ts'
import { weighWoken } from './browser-woken.ts'
import { alternate, median } from './median.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const lighthouseRuns = Number(process.env.LIGHTHOUSE_RUNS ?? 3)

const shop = await startBuiltShop()
const executablePath = await findChromium({ isWhole: true })
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const pages = [`${shop.cards}/`, `${shop.cards}/hochzeit/`, `${shop.posters}/`, `${shop.posters}/wandbilder`]
  console.log('Bytes, brotli')
  for (const address of pages) await printWeight(address)
  print('script of /versand/ after React woke, kB', (await weighWoken(browser, `${shop.cards}/versand/`)) / 1000, 95)

  console.log(`\nSlow line (1.6 Mbit/s, 150 ms), CPU 4 times slower; ${rounds} rounds, alternating, medians in ms`)
  for (const address of pages) for (const device of [phone, desktop]) await printLoad(browser, address, device)

  console.log('\nFrom the click to the first frame of a page that was fetched ahead, ms')
  for (const cpuSlowdown of [1, 4])
    for (const hasTransition of [false, true]) await printNavigation(browser, { cpuSlowdown, hasTransition })

  console.log(`\nLighthouse, phone, the median of ${lighthouseRuns} runs, alternating`)
  for (const address of pages) if (!(await printLighthouse(browser, address))) break
} finally {
  await browser.close()
  await shop.stop()
}

async function printWeight(address: string) {
  const { script, css, htmlRatio, requests } = await weighPage(address)
  console.log(`  ${address}`)
  print('  requests to the app', requests, 2)
  print('  script, kB', script / 1000, 5)
  print('  document without styles, against its screen alone', htmlRatio, 1.1)
  print('  styles in the document, kB', css / 1000)
}

/** The shop and a server that only writes the same files take turns, so that both have the same machine. */
async function printLoad(browser: Browser, address: string, device: Device) {
  // The first visit has pictures made that later ones find.
  await copyPage(browser, address, device)
  const copy = await serveCopy(await copyPage(browser, address, device))
  const { port } = copy.address() as AddressInfo
  const copied = `http://localhost:${port}${new URL(address).pathname}`
  const own: Figures[] = []
  const limit: Figures[] = []
  const pressed: Figures[] = []
  for (let round = 0; round < rounds; round++) {
    own.push(await visitSlowly(browser, address, device))
    limit.push(await visitSlowly(browser, copied, device))
    pressed.push(await visitSlowly(browser, address, device, true))
  }
  copy.close()
  const of = (list: Figures[], read: (figures: Figures) => number) => median(list.map(read))
  console.log(`  ${address}, ${device.width} px wide; largest: ${own[0]?.lcpElement}`)
  print(
    '  first paint',
    of(own, ({ firstPaint }) => firstPaint),
  )
  print(
    '  first content',
    of(own, ({ firstContent }) => firstContent),
  )
  print(
    '  largest content',
    of(own, ({ lcp }) => lcp),
  )
  print('  largest content, against the same files from a static server', of(own, ({ lcp }) => lcp) / of(limit, ({ lcp }) => lcp), 1.1)
  print('  moved (CLS), most of all rounds', Math.max(...own.map(({ cls }) => cls)), 0)
  if (pressed.some(({ next }) => next === undefined)) return
  const next = of(pressed, (figures) => figures.next ?? Number.NaN)
  print('  "next" works', next)
  print('  "next" works, against first content', next / of(pressed, ({ firstContent }) => firstContent), 1.15)
}

/** The shop and a bare exchange of the same elements take turns. */
async function printNavigation(browser: Browser, pace: { cpuSlowdown: number; hasTransition: boolean }) {
  const navigate = (isBare: boolean) => navigateWarm(browser, `${shop.cards}/`, 'main a[href="/hochzeit/"]', { ...pace, isBare })
  const { own, limit } = await alternate(rounds, { own: () => navigate(false), limit: () => navigate(true) })
  const name = `CPU ${pace.cpuSlowdown} times slower, ${pace.hasTransition ? 'with' : 'without'} a view transition`
  print(name, own, 100)
  print('  a bare exchange of the same elements', limit)
}

/** Whether Lighthouse could be had. The same page without script, from a server that only writes files, is what this machine gives at best. */
async function printLighthouse(browser: Browser, address: string): Promise<boolean> {
  const copy = await serveCopy(withoutScript(await copyPage(browser, address, lighthousePhone)))
  const { port } = copy.address() as AddressInfo
  const copied = `http://localhost:${port}${new URL(address).pathname}`
  const owns: (Scores | undefined)[] = []
  const limits: (Scores | undefined)[] = []
  for (let run = 0; run < lighthouseRuns; run++) {
    owns.push(await runLighthouse(address))
    limits.push(await runLighthouse(copied))
  }
  copy.close()
  const [own, limit] = [medianOf(owns), medianOf(limits)]
  if (!own || !limit) return false
  console.log(
    `  ${address}  ${Object.entries(own.scores)
      .map(([name, score]) => `${name} ${score}`)
      .join(', ')}`,
  )
  const inMs = ({ firstContent, blocked }: Scores) => `first content after ${firstContent} ms, then blocked for ${blocked} ms`
  console.log(`    ${inMs(own)}`)
  console.log(`    the same page without script: performance ${limit.scores.performance}, ${inMs(limit)}`)
  for (const complaint of own.complaints) console.log(`    ${complaint}`)
  return true
}

function print(name: string, value: number, limit?: number) {
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000
  const verdict = limit === undefined ? '' : ` (limit ${limit}${value > limit ? ', over it' : ''})`
  console.log(`  ${name}: ${rounded}${verdict}`)
}
