import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page in the studio's canvas has tests of its own. */
const screenOfStudio = { exclude: [['iframe']] }

/** What axe finds: within what a selector chooses, or on the studio's own screen, in light and, of its colours, in dark. */
export async function axeFindings(page: Page, within: string | typeof screenOfStudio = screenOfStudio): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await run(page, within)
  if (within !== screenOfStudio) return found
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(settledColours)
  const dark = await run(page, within, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: null })
  return [...found, ...dark.map((finding) => `in dark, ${finding}`)]
}

async function run(page: Page, within: string | typeof screenOfStudio, rules: object = {}): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults, [typeof within, object]>(
    (parameters) => Reflect.get(window, 'axe').run(...parameters),
    [within, { ...rules, resultTypes: ['violations'] }],
  )
  const places = (nodes: AxeResults['violations'][number]['nodes']) =>
    nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 200)} ${failureSummary}`).join(' and ')
  return violations.map(({ id, nodes }) => `${id} at ${places(nodes)}`)
}

/** Colours may take a moment from one to the other; what turns forever is not waited for. */
const settledColours = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => {})),
  ).then(() => {})
