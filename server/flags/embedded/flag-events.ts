/** What visitors did, such as a click. Each counts once for a kind of event, whoever tells of them and however often. */
import type { Kysely, Selectable } from 'kysely'
import type { Database, Tables } from '../../database/database.ts'
import type { FlagEventTable } from '../../database/flag-tables.ts'
import { compareText, rowsAtOnce, type Seen } from './flag-impressions.ts'

export type FlagEvent = Selectable<FlagEventTable>

/** How many of the visitors who saw each side did this afterwards. */
export interface Done extends Seen {
  type: string
}

/** Of a kind of event: more than tell any two variants apart. Anybody can be as many visitors as they like. */
const mostVisitors = 100_000

/** Only programs name kinds of events: more come of a mistake. */
const mostTypes = 50

/**
 * Keeps when each visitor last did it. Events in variants of flags that are not known are left out, and so are those of more than
 * `most` visitors, and of more kinds than anybody would compare. All or none is written.
 */
export async function keepEvents(database: Database, events: readonly FlagEvent[], most = mostVisitors): Promise<void> {
  if (events.length === 0) return
  const latest = [...latestOf(events)].sort(([one], [other]) => compareText(one, other)).map(([, event]) => event)
  await database.kysely.transaction().execute(async (trx) => {
    const flags = new Set(['', ...(await trx.selectFrom('flags').select('name').execute()).map(({ name }) => name)])
    const visitors = await countVisitors(trx)
    const types = new Set([...visitors.keys()].map((kind) => kind.split(' ', 1)[0]))
    const rows = latest.filter((event) => {
      if (!flags.has(event.flag) || (visitors.get(kindOf(event)) ?? 0) >= most) return false
      return types.has(event.type) || (types.size < mostTypes && types.add(event.type).size > 0)
    })
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('flag_events')
        .values(rows.slice(from, from + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(['flag', 'type', 'visitor_key'])
            .doUpdateSet(({ ref }) => ({ last_done: ref('excluded.last_done') }))
            .whereRef('excluded.last_done', '>', 'flag_events.last_done'),
        )
        .execute()
  })
}

/**
 * What visitors did after they saw a flag, by its name: in its variants, or what belongs to no test. Who saw both sides did it
 * for the one that they had come to see last before.
 */
export async function countDone(kysely: Kysely<Tables>, flags: readonly string[]): Promise<Map<string, Done[]>> {
  const done = new Map<string, Done[]>()
  // One after the other: a hundred thousand events take a tenth of a second, and others want to be answered in between.
  for (const flag of flags) done.set(flag, together(await countSide(kysely, flag, 'on'), await countSide(kysely, flag, 'off')))
  return done
}

interface OfSide {
  type: string
  visitors: number
}

/** SQLite joins crosswise in the order that is written: few did what many saw, and each of these is found by its key. */
function countSide(kysely: Kysely<Tables>, flag: string, side: 'on' | 'off'): Promise<OfSide[]> {
  return kysely
    .selectFrom('flag_events as event')
    .crossJoin('flag_impressions as seen')
    .leftJoin('flag_impressions as later', (join) =>
      join
        .onRef('later.flag', '=', 'seen.flag')
        .on('later.treatment', '=', side === 'on' ? 'off' : 'on')
        .onRef('later.visitor_key', '=', 'event.visitor_key')
        .onRef('later.first_seen', '>', 'seen.first_seen')
        .onRef('later.first_seen', '<=', 'event.last_done'),
    )
    .where('event.flag', 'in', ['', flag])
    .where('seen.flag', '=', flag)
    .where('seen.treatment', '=', side)
    .whereRef('seen.visitor_key', '=', 'event.visitor_key')
    .whereRef('seen.first_seen', '<=', 'event.last_done')
    .where('later.flag', 'is', null)
    .select(({ fn }) => ['event.type', fn.count<number>('event.visitor_key').distinct().as('visitors')])
    .groupBy('event.type')
    .execute()
}

function together(on: OfSide[], off: OfSide[]): Done[] {
  const of = (side: OfSide[], type: string) => side.find((each) => each.type === type)?.visitors ?? 0
  const types = new Set([...on, ...off].map(({ type }) => type))
  return [...types].sort().map((type) => ({ type, on: of(on, type), off: of(off, type) }))
}

async function countVisitors(kysely: Kysely<Tables>): Promise<Map<string, number>> {
  const counts = await kysely
    .selectFrom('flag_events')
    .select(({ fn }) => ['type', 'flag', fn.countAll<number>().as('visitors')])
    .groupBy(['type', 'flag'])
    .execute()
  return new Map(counts.map((count) => [kindOf(count), count.visitors]))
}

/** No statement can write one row twice. */
function latestOf(events: readonly FlagEvent[]): Map<string, FlagEvent> {
  const latest = new Map<string, FlagEvent>()
  for (const event of events) {
    const key = `${kindOf(event)} ${event.visitor_key}`
    const known = latest.get(key)
    if (!known || known.last_done < event.last_done) latest.set(key, event)
  }
  return latest
}

/** Neither has a space in it. */
const kindOf = ({ type, flag }: Pick<FlagEvent, 'type' | 'flag'>) => `${type} ${flag}`
