/** `npm run bench:studio`: what people wait for in the visual editor, as a table. */
import { launchChromium } from '../tests/chromium.ts'
import { startStudio } from '../tests/running-studio.ts'
import { printRows, type Row } from './row.ts'
import { measureCommands } from './studio-commands.ts'
import { measureOpening } from './studio-opening.ts'
import { measureTyping } from './studio-typing.ts'

const percentile = (times: readonly number[], share: number) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** Milliseconds at the 95th percentile that are wanted, by the number of blocks. */
const wanted = { 10: undefined, 100: 50, 1000: 100 } as const

const shop = await startStudio()
const browser = await launchChromium({ isWhole: true })
const rows: Row[] = []
const opening = await measureOpening(browser, shop)
rows.push(
  { measure: 'first opening until the form, 100 ms and 10 Mbit/s, p50', ours: opening.form, unit: 'ms' },
  { measure: 'first opening until the page, p50', ours: opening.page, unit: 'ms' },
  { measure: 'palette opened and searched, p50', ours: opening.palette, unit: 'ms' },
)
for (const [count, most] of Object.entries(wanted)) {
  const { times } = await measureTyping(browser, shop, Number(count))
  rows.push({ measure: `key to painted page, ${count} blocks, p50`, ours: percentile(times, 0.5), unit: 'ms' })
  rows.push({
    measure: `key to painted page, ${count} blocks, p95`,
    ours: percentile(times, 0.95),
    unit: 'ms',
    ...(most && { target: { atMost: most } }),
  })
}
for (const [name, times] of Object.entries(await measureCommands(browser, shop, 1000)))
  rows.push({ measure: `scripting for ${name}, 1000 blocks, p95`, ours: percentile(times, 0.95), unit: 'ms', target: { atMost: 50 } })
printRows(rows)
await browser.close()
await shop.stop()
