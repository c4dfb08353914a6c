import { z } from 'zod'
import { percentile } from './median.ts'
import { isForeignContent } from './processes.ts'
import type { Row } from './row.ts'
import { runInside } from './run-inside.ts'

const Results = z.object({ ms: z.array(z.number()), msTogether: z.array(z.number()), dropsAPublish: z.number(), madeBefore: z.number() })

/** From an editor's publish to the new bytes at whoever asks, among 10,000 stories. Only the embedded content service can be published in. */
export async function publish(): Promise<Row[]> {
  if (isForeignContent) return []
  const { ms, msTogether, dropsAPublish, madeBefore } = Results.parse(await runInside('publish.ts'))
  return [
    { measure: 'publish to new bytes, asked at once, p50', ours: percentile(ms, 0.5), unit: 'ms', target: { atMost: 5 } },
    { measure: 'publish to new bytes, asked at once, p99', ours: percentile(ms, 0.99), unit: 'ms', target: { atMost: 50 } },
    { measure: 'publish to new bytes, in the moment of the save, p50', ours: percentile(msTogether, 0.5), unit: 'ms' },
    { measure: 'pages dropped by a publish that one page read', ours: dropsAPublish, unit: 'pages', target: { atMost: 1 } },
    { measure: 'pages made again before anybody asked', ours: madeBefore * 100, unit: '%', target: { atLeast: 100 } },
  ]
}
