import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/database.ts'

/** The one space of a content store. */
export interface Space {
  /** Stands in every edit mark and in the editor's token. */
  id: number
  name: string
  /** Where the editor finds the site. */
  domain: string
  /** Codes of the languages besides the default one, such as `de-at`. */
  languages: string[]
}

/** Makes the space, or corrects its name, domain and languages. Keeps its cache version. Writes only where something is different. */
export async function putSpace(kysely: Kysely<Tables>, space: Space): Promise<void> {
  const row = { ...space, languages: JSON.stringify(space.languages) }
  const { id, name, domain, languages } = row
  const same = kysely.selectFrom('space').select('id').where('id', '=', id).where('name', '=', name)
  if (await same.where('domain', '=', domain).where('languages', '=', languages).executeTakeFirst()) return
  await kysely.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('space').set(row).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n)
      await trx
        .insertInto('space')
        .values({ ...row, cv: unixSeconds() })
        // Another process may have begun at the same moment.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
  })
}

const Languages = z.array(z.string())

export async function getSpace(kysely: Kysely<Tables>): Promise<Space & { cv: number; translatesSlugs: boolean }> {
  const { translates_slugs, ...row } = await kysely.selectFrom('space').selectAll().executeTakeFirstOrThrow()
  return { ...row, languages: Languages.parse(JSON.parse(row.languages)), translatesSlugs: translates_slugs === 1 }
}

/** Sets a new cache version and answers it: the time of the change in seconds, but never the same twice, for clients tell versions apart by it. */
export async function bumpCacheVersion(kysely: Kysely<Tables>): Promise<number> {
  const now = unixSeconds()
  const { cv } = await kysely
    .updateTable('space')
    .set({ cv: sql<number>`case when cv < ${now} then ${now} else cv + 1 end` })
    .returning('cv')
    .executeTakeFirstOrThrow()
  return cv
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
