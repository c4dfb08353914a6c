import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../bin/find-chromium.mjs'

const version = '13.5.0'

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string(), numericValue: z.number().optional() }),
  ),
})

export interface Scores {
  /** 0 to 100, by category. */
  scores: Record<string, number>
  /** Until the first content is painted, and how long the page does not answer after that; in milliseconds of the phone it stands for. */
  firstContent: number
  blocked: number
  /** Titles of the audits that were not passed in full. */
  complaints: string[]
}

/** Lighthouse as for a phone, from the registry: it is no dependency of ours. `undefined` when it can't be had. */
export async function runLighthouse(address: string): Promise<Scores | undefined> {
  const chromium = await findChromium({ isWhole: true })
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', `lighthouse@${version}`, address, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'],
      { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, maxBuffer: 64_000_000 },
    )
    const { categories, audits } = Report.parse(JSON.parse(stdout))
    const msOf = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
    return {
      firstContent: msOf('first-contentful-paint'),
      blocked: msOf('total-blocking-time'),
      scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
      complaints: Object.values(audits).flatMap(({ title, score, scoreDisplayMode }) =>
        score !== null && score < 1 && scoreDisplayMode !== 'informative' ? [`${title} (${Math.round(score * 100)})`] : [],
      ),
    }
  } catch (error) {
    console.log(`Lighthouse could not be run: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return undefined
  }
}

/** The one with the median performance: the first has pictures made and Chromium read from disk. */
export function medianOf(results: (Scores | undefined)[]): Scores | undefined {
  const performance = ({ scores }: Scores) => scores.performance ?? 0
  const had = results.filter((result) => result !== undefined)
  return had.toSorted((one, other) => performance(one) - performance(other))[Math.floor(had.length / 2)]
}
