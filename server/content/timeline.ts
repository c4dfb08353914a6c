import type { DatabaseSync } from 'node:sqlite'
import type { Database } from '../database/database.ts'

const key = 'timeline'

/** Says of a copy of the content that, if it is put back, what was made since must be told from what will be: both may count their versions alike. */
export function beginTimeline(copy: DatabaseSync, id: string): void {
  copy.prepare('insert or replace into seeds (key, seed_hash, stored_hash) values (?, ?, ?)').run(key, id, id)
}

/** Of which copy that was put back the content is; `undefined` where it is of none. */
export async function readTimeline({ kysely }: Database): Promise<string | undefined> {
  const row = await kysely.selectFrom('seeds').select('seed_hash').where('key', '=', key).executeTakeFirst()
  return row?.seed_hash
}
