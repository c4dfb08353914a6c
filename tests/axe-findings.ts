import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the studio's own screen; the page in the frame has tests of its own. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(() => Reflect.get(window, 'axe').run({ exclude: [['iframe']] }))
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`)
}
