import { z } from 'zod'
import type { Database } from '../../database/database.ts'

const Trashed = z.object({ row: z.looseObject({ is_folder: z.number() }) })

/** Which of these stories are folders, those in the trash included. */
export async function foldersAmong({ kysely }: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const present = await kysely.selectFrom('stories').select('id').where('id', 'in', ids).where('is_folder', '=', 1).execute()
  const deleted = await kysely.selectFrom('deleted_stories').select(['id', 'story']).where('id', 'in', ids).execute()
  const inTrash = deleted.filter(({ story }) => Trashed.parse(JSON.parse(story)).row.is_folder === 1)
  return new Set([...present, ...inTrash].map(({ id }) => id))
}
