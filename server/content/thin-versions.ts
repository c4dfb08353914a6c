import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { firstIdAt, instantOfId } from '../database/new-id.ts'
import { whenFree } from '../database/when-free.ts'
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
  const end = firstIdAt(beginningOfHour(until))
  let thinned = 0
  for (let next = firstIdAt(beginningOfHour(from)); ; ) {
    const save = await firstSave(database, next, end)
    if (save === undefined) return thinned
    const hour = beginningOfHour(instantOfId(save))
    next = firstIdAt(new Date(hour.getTime() + hourMs))
    thinned += await whenFree(database.isBusy, () => thinBetween(database, save, next))
    await othersTurn()
  }
}

const beginningOfHour = (instant: Date) => new Date(instant.getTime() - (instant.getTime() % hourMs))

async function firstSave({ kysely }: Database, from: number, end: number): Promise<number | undefined> {
  const saves = kysely.selectFrom('story_versions').select('id').where('event', '=', 'update')
  return (await saves.where('id', '>=', from).where('id', '<', end).orderBy('id').limit(1).executeTakeFirst())?.id
}

async function thinBetween({ kysely }: Database, from: number, end: number): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('story_versions as version')
    .set({ event: savedOver, story: '' })
    .where('version.event', '=', 'update')
    .where('version.id', '>=', from)
    .where('version.id', '<', end)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('story_versions as later')
          .select('later.id')
          .whereRef('later.story_id', '=', 'version.story_id')
          .whereRef('later.id', '>', 'version.id')
          .where('later.id', '<', end)
          .where('later.event', '=', 'update')
          .where(sql<boolean>`coalesce(later.author_id, -1) = coalesce(version.author_id, -1)`),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
