import type { Kysely } from 'kysely'
import { z } from 'zod'
import { flagName } from '../../../schemas/flags/flag.ts'
import type { ContentWriting } from '../../content/content-writing.ts'
import type { Tables } from '../../database/database.ts'
import { listFlags, putFlag } from '../../flags/embedded/flag-store.ts'

/**
 * An A/B test as its file has it. With its seed the same visitors get the same treatment elsewhere. Who has seen it, and the
 * number of its change, are about the visitors and the SDKs of one installation.
 */
const FlagRecord = z.strictObject({
  name: z.string().regex(flagName, 'is no name of an A/B test'),
  description: z.string(),
  share: z.int().min(0).max(100),
  seed: z.int32(),
  created_at: z.string(),
  updated_at: z.string(),
})

type FlagRecord = z.infer<typeof FlagRecord>

/** Every A/B test that goes on, in the order of their names. */
export async function readFlagRecords(kysely: Kysely<Tables>): Promise<FlagRecord[]> {
  const flags = await listFlags(kysely)
  return flags.map(({ change_number: _, is_archived: __, ...flag }) => FlagRecord.parse(flag)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Writes an A/B test as its record says, in the place of one of its name. Throws zod's error where it is none. */
export async function putFlagRecord({ trx }: ContentWriting, sent: unknown): Promise<void> {
  await putFlag(trx, FlagRecord.parse(sent))
}
