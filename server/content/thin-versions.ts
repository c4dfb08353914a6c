import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database, Tables } from '../database/database.ts'
import { repeatedly } from '../repeatedly.ts'
import { savedOver } from './story-versions.ts'

const everyMs = 600_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface ThinningParts {
  database: Database
  /** So many days every save is a version. */
  days: number
  onError: (error: Error) => void
}

/** Thins the versions again and again, until it is stopped; each time from where it was the last time. */
export function thinVersionsLater({ database, days, onError }: ThinningParts): () => void {
  let from = new Date(0)
  const thin = async () => {
    const until = new Date(Date.now() - days * dayMs)
    await thinVersions(database, { from, until })
    from = until
  }
  return repeatedly(thin, everyMs, onError)
}

/**
 * The studio saves while somebody types, so most versions were written over within seconds. Of those that one person saved of one
 * story within one hour the last keeps its text, and so does all that was published, restored, refused or put into a release.
 * The others keep their rows: who still edits a text that was made from one is told that it is old (decision 22).
 *
 * @param until  hours that ended before it; those that ended before `from` are not looked at
 * @returns how many texts were let go
 */
export async function thinVersions(database: Database, { from, until }: { from: Date; until: Date }): Promise<number> {
  const end = beginningOfHour(until)
  let thinned = 0
  for (let next = beginningOfHour(from); ; ) {
    const save = await firstSave(database, next, end)
    if (save === undefined) return thinned
    const hour = beginningOfHour(save)
    next = new Date(hour.getTime() + hourMs)
    thinned += await thinBetween(database, hour, next)
    await othersTurn()
  }
}

const beginningOfHour = (instant: Date) => new Date(instant.getTime() - (instant.getTime() % hourMs))

async function firstSave({ kysely }: Database, from: Date, end: Date): Promise<Date | undefined> {
  const first = await savesBetween(kysely, from, end).select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
  return first && new Date(first.created_at)
}

async function thinBetween({ kysely }: Database, from: Date, end: Date): Promise<number> {
  const saves = savesBetween(kysely, from, end)
  const lastOfEach = saves.select(({ fn }) => fn.max('id').as('id')).groupBy(['story_id', 'author_id', 'event'])
  const { numUpdatedRows } = await kysely
    .updateTable('story_versions')
    .set({ event: savedOver, story: '' })
    .where('id', 'in', saves.select('id'))
    .where('id', 'not in', lastOfEach)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** By their own time: after a clock was ahead, days of ids follow on one another within a second (new-id.ts). */
const savesBetween = (kysely: Kysely<Tables>, from: Date, end: Date) =>
  kysely
    .selectFrom('story_versions')
    .where('event', 'in', ['update', 'settings'])
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', end.toISOString())
