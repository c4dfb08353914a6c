import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/database.ts'

/** Fields of other kinds, and addresses that are none, are no matter here. */
const Fields = z.record(
  z.string(),
  z
    .object({ external_datasource: z.url({ protocol: /^https?$/ }) })
    .optional()
    .catch(undefined),
)

/** The origins of the services whose lists the space's components offer as choices (Storyblok's `source: external`). */
export async function findChoiceSites(kysely: Kysely<Tables>): Promise<string[]> {
  const rows = await kysely.selectFrom('components').select('schema').where('schema', 'like', '%external_datasource%').execute()
  const fields = rows.flatMap(({ schema }) => Object.values(Fields.parse(JSON.parse(schema))))
  return [...new Set(fields.flatMap((field) => (field ? [new URL(field.external_datasource).origin] : [])))]
}
