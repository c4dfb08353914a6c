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

/** They stand in a header, where a `;` or a `,`, which a host may have, would begin something else. */
const plainOrigin = /^https?:\/\/[\w.[\]:-]+$/

/** The origins of the services whose lists the space's components offer as choices (Storyblok's `source: external`). */
export async function findChoiceSites(kysely: Kysely<Tables>): Promise<string[]> {
  const rows = await kysely.selectFrom('components').select('schema').where('schema', 'like', '%external_datasource%').execute()
  const fields = rows.flatMap(({ schema }) => Object.values(Fields.parse(JSON.parse(schema))))
  const origins = fields.flatMap((field) => (field ? [new URL(field.external_datasource).origin] : []))
  return [...new Set(origins.filter((origin) => plainOrigin.test(origin)))]
}
