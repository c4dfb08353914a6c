/**
 * The A/B tests ("flags") of the embedded flag service. A flag shows `on` to a share of the visitors and `off` to the others. It is
 * never deleted but archived, for whoever still knows it has to hear that it is gone.
 */
import { randomInt } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../../database/database.ts'
import type { FlagTable } from '../../database/flag-tables.ts'
import { RefusedWrite } from '../../database/refused-write.ts'

export type Flag = Selectable<FlagTable>

/** The transaction in which a flag is written. It holds off every other writer: change numbers are made in the order of the commits. */
export interface FlagWriting {
  trx: Transaction<Tables>
  /** The instant that all its writes carry. */
  now: string
}

export interface FlagFields {
  description?: string | undefined
  share?: number | undefined
}

/** Every flag there ever was, archived ones too, the latest change last. */
export function listAllFlags(kysely: Kysely<Tables>): Promise<Flag[]> {
  return kysely.selectFrom('flags').selectAll().orderBy('change_number').execute()
}

/** The flags that are not archived, the newest first. */
export function listFlags(kysely: Kysely<Tables>): Promise<Flag[]> {
  return selectStanding(kysely).orderBy('created_at', 'desc').orderBy('change_number', 'desc').execute()
}

/** The number of the latest change of any flag; -1 where there never was a flag. */
export async function latestChange(kysely: Kysely<Tables>): Promise<number> {
  const { latest } = await kysely
    .selectFrom('flags')
    .select((select) => select.fn.max<number | null>('change_number').as('latest'))
    .executeTakeFirstOrThrow()
  return latest ?? -1
}

/** Undefined where there is none of this name, or it is archived. */
export function findFlag(kysely: Kysely<Tables>, name: string): Promise<Flag | undefined> {
  return selectStanding(kysely).where('name', '=', name).executeTakeFirst()
}

/**
 * Makes a flag that nobody sees before a share is given. An archived one of this name comes back as a new test: other visitors are
 * chosen, and who saw it before is forgotten. Throws `RefusedWrite` when the name is taken.
 */
export async function createFlag(writing: FlagWriting, name: string, { description = '', share = 0 }: FlagFields = {}): Promise<Flag> {
  const { trx, now } = writing
  if (await findFlag(trx, name)) throw new RefusedWrite('name', `"${name}" has already been taken; choose another name.`)
  const flag: Flag = {
    name,
    description,
    share,
    seed: randomInt(-(2 ** 31), 2 ** 31),
    change_number: await nextChangeNumber(trx),
    is_archived: 0,
    created_at: now,
    updated_at: now,
  }
  await writeNew(trx, flag)
  return flag
}

/**
 * Takes a flag over from another installation, in the place of one of its name. Who saw that one is forgotten, unless both have the
 * same seed: then it is the same test.
 */
export async function putFlag(trx: Transaction<Tables>, sent: Omit<Flag, 'change_number' | 'is_archived'>): Promise<void> {
  const standing = await findFlag(trx, sent.name)
  const flag: Flag = { ...sent, change_number: await nextChangeNumber(trx), is_archived: 0 }
  if (standing?.seed === sent.seed) await trx.updateTable('flags').set(flag).where('name', '=', flag.name).execute()
  else await writeNew(trx, flag)
}

/** A new test, though one of its name may have been here. */
async function writeNew(trx: Transaction<Tables>, flag: Flag): Promise<void> {
  for (const table of ['flag_impressions', 'flag_events'] as const) await trx.deleteFrom(table).where('flag', '=', flag.name).execute()
  await trx
    .insertInto('flags')
    .values(flag)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(flag))
    .execute()
}

/** Changes what is given. The seed stays: with a greater share everybody who saw `on` goes on seeing it. */
export async function changeFlag(writing: FlagWriting, flag: Flag, { description, share }: FlagFields): Promise<Flag> {
  return update(writing, flag, { description: description ?? flag.description, share: share ?? flag.share })
}

/** Ends a flag. Its name is free for a new test. */
export async function archiveFlag(writing: FlagWriting, flag: Flag): Promise<Flag> {
  return update(writing, flag, { is_archived: 1 })
}

async function update({ trx, now }: FlagWriting, flag: Flag, fields: Partial<Flag>): Promise<Flag> {
  const changed = { ...flag, ...fields, change_number: await nextChangeNumber(trx), updated_at: now }
  await trx.updateTable('flags').set(changed).where('name', '=', flag.name).execute()
  return changed
}

const selectStanding = (kysely: Kysely<Tables>) => kysely.selectFrom('flags').selectAll().where('is_archived', '=', 0)

/** The time in milliseconds, or the number after the latest where the clock has not gone on, or went back. */
async function nextChangeNumber(trx: Transaction<Tables>): Promise<number> {
  return Math.max(Date.now(), (await latestChange(trx)) + 1)
}
