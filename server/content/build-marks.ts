import type { Database } from '../database/database.ts'

/**
 * What is done once for each build: `build` is the seeding, `check` the look at whether all stories fit the blocks, `components`
 * brings the components of the blocks, `cdn` has a CDN drop the pages of the build before, and then what changes.
 */
export type BuildMark = 'build' | 'check' | 'components' | 'cdn'

/** Whether it was done for this version, and nobody has changed since what came of it, where that is told. */
export async function isDoneFor(database: Database, mark: BuildMark, version: string, result = version): Promise<boolean> {
  return (await resultFor(database, mark, version)) === result
}

/** Whether it was done for another version last. */
export async function isDoneForOther({ kysely }: Database, mark: BuildMark, version: string): Promise<boolean> {
  const row = await kysely.selectFrom('seeds').select('seed_hash').where('key', '=', mark).executeTakeFirst()
  return row !== undefined && row.seed_hash !== version
}

/** What came of it; `undefined`: it was not done for this version. */
export async function resultFor({ kysely }: Database, mark: BuildMark, version: string): Promise<string | undefined> {
  const row = await kysely.selectFrom('seeds').select(['seed_hash', 'stored_hash']).where('key', '=', mark).executeTakeFirst()
  return row?.seed_hash === version ? row.stored_hash : undefined
}

/** What was done for whichever version is to be done again. */
export async function forgetMark({ kysely }: Database, mark: BuildMark): Promise<void> {
  await kysely.deleteFrom('seeds').where('key', '=', mark).execute()
}

export async function markDoneFor({ kysely }: Database, mark: BuildMark, version: string, result = version): Promise<void> {
  const row = { key: mark, seed_hash: version, stored_hash: result }
  await kysely
    .insertInto('seeds')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
