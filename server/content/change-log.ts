/**
 * What changed with each cache version, kept in the transaction that changed it: processes that share a database, and those
 * that were not running at the time, learn from it what is old in their copies.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/database.ts'
import type { ContentChange } from './content-change.ts'

/** So many versions back is known what changed. */
const mostKept = 1_000

export interface LoggedChanges {
  cv: number
  changes: ContentChange[]
}

/** Notes what a transaction has changed, under the cache version that it has set. */
export async function logChanges(trx: Kysely<Tables>, { cv, changes }: LoggedChanges): Promise<void> {
  await trx
    .insertInto('content_changes')
    .values({ cv, changes: JSON.stringify(changes) })
    .execute()
  const oldest = trx.selectFrom('content_changes').select('cv').orderBy('cv', 'desc').limit(1).offset(mostKept)
  await trx.deleteFrom('content_changes').where('cv', '<=', oldest).execute()
}

export interface KnownChanges {
  /** All that changed after this version is known. Later than what was asked for when that is too long ago. */
  from: number
  /** Oldest first. */
  changes: LoggedChanges[]
}

/** What changed after a version, as far back as it is known. */
export async function readChanges(kysely: Kysely<Tables>, since: number): Promise<KnownChanges> {
  const rows = await kysely.selectFrom('content_changes').selectAll().where('cv', '>', since).orderBy('cv').execute()
  const changes = rows.map(({ cv, changes }) => ({ cv: Number(cv), changes: Changes.parse(JSON.parse(changes)) }))
  const [oldest] = changes
  // There may have been others before it.
  return oldest && changes.length >= mostKept ? { from: oldest.cv, changes: changes.slice(1) } : { from: since, changes }
}

/** Written by `logChanges` alone, of this build or an older one. */
const Changes = z.array(z.custom<ContentChange>((change) => typeof change === 'object' && change !== null && 'action' in change))
