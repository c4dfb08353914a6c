import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page in the studio's canvas has tests of its own. */
const screenOfStudio = { exclude: [['iframe']] }

/** What axe finds: within what a selector chooses, or on the studio's own screen. */
export async function axeFindings(page: Page, within: string | typeof screenOfStudio = screenOfStudio): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults, typeof within>((context) => Reflect.get(window, 'axe').run(context), within)
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`)
}
