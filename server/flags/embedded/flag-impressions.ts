/** Who saw which side of an A/B test. Each visitor counts once for a treatment, whoever tells of them and however often. */
import type { Kysely, Selectable } from 'kysely'
import type { Database, Tables } from '../../database/database.ts'
import type { FlagImpressionTable } from '../../database/flag-tables.ts'

export type FlagImpression = Selectable<FlagImpressionTable>

/** How many visitors got each treatment. */
export interface Seen {
  on: number
  off: number
}

/** Of a flag: more than decide any test. Anybody can be as many visitors as they like, and shall not fill the disk with it. */
const mostVisitors = 500_000

/** So many go to the database in one statement, which takes a limited number of values. */
export const rowsAtOnce = 1_000

/**
 * Keeps the first impression of each visitor. Flags that are not known are left out, and so is who comes when `most` were
 * counted. All or none is written.
 */
export async function keepImpressions(database: Database, impressions: readonly FlagImpression[], most = mostVisitors): Promise<void> {
  if (impressions.length === 0) return
  // Two processes that write the same ones in the same order do not wait for each other in a circle.
  const inOrder = impressions.toSorted((a, b) => compareText(keyOf(a), keyOf(b)))
  await database.kysely.transaction().execute(async (trx) => {
    const known = new Set((await trx.selectFrom('flags').select('name').execute()).map(({ name }) => name))
    const seen = await countSeen(trx)
    const isFull = ({ on, off }: Seen = { on: 0, off: 0 }) => on + off >= most
    const rows = inOrder.filter(({ flag }) => known.has(flag) && !isFull(seen.get(flag)))
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('flag_impressions')
        .values(rows.slice(from, from + rowsAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/** How many visitors saw each flag, by its name; a flag that nobody saw is not in it. */
export async function countSeen(kysely: Kysely<Tables>): Promise<Map<string, Seen>> {
  const counts = await kysely
    .selectFrom('flag_impressions')
    .select(({ fn }) => ['flag', 'treatment', fn.countAll<number>().as('visitors')])
    .groupBy(['flag', 'treatment'])
    .execute()
  const seen = new Map<string, Seen>()
  for (const { flag, treatment, visitors } of counts) seen.set(flag, { ...(seen.get(flag) ?? { on: 0, off: 0 }), [treatment]: visitors })
  return seen
}

const keyOf = ({ flag, treatment, visitor_key }: FlagImpression) => `${flag} ${treatment} ${visitor_key}`

export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
