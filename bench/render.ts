import { z } from 'zod'
import type { Row } from './row.ts'
import { runInside } from './run-inside.ts'

const Results = z.record(z.string(), z.object({ bare: z.number(), known: z.number(), firstSeen: z.number() }))

/** What a page costs inside the process, from its address to its HTML, against nothing but rendering the same tree. */
export async function render(): Promise<Row[]> {
  const results = Object.entries(Results.parse(await runInside('render.tsx')))
  return [
    ...results.map(([page, { known, bare }]): Row => {
      return { measure: `render, story known: ${page}`, ours: known, limit: bare, unit: 'ms CPU', target: { atMost: 1.6 } }
    }),
    ...results.map(([page, { firstSeen, bare }]): Row => {
      return { measure: `render, story first seen: ${page}`, ours: firstSeen, limit: bare, unit: 'ms CPU', target: { atMost: 3 } }
    }),
  ]
}
