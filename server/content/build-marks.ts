import type { Database } from '../database/database.ts'

/** What is done once for each build: `build` is the seeding, `check` the look at whether all stories fit the blocks. */
export const buildMarks = ['build', 'check'] as const
export type BuildMark = (typeof buildMarks)[number]

export async function isDoneFor({ kysely }: Database, mark: BuildMark, version: string): Promise<boolean> {
  const row = await kysely.selectFrom('seeds').select('seed_hash').where('key', '=', mark).executeTakeFirst()
  return row?.seed_hash === version
}

export async function markDoneFor({ kysely }: Database, mark: BuildMark, version: string): Promise<void> {
  const row = { key: mark, seed_hash: version, stored_hash: version }
  await kysely
    .insertInto('seeds')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
