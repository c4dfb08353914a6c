import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { ManagedStoryQuery } from './story-list-query.ts'

const Trashed = z.object({
  row: z.looseObject({
    id: z.number(),
    uuid: z.string(),
    name: z.string(),
    slug: z.string(),
    is_folder: z.number(),
    parent_id: z.number(),
  }),
  draft: z.looseObject({ component: z.string() }).optional(),
})

/** The deleted stories, the last deleted first: what a list answers, and its paging. */
export async function listTrash(
  { kysely }: Database,
  { perPage, offset }: ManagedStoryQuery,
): Promise<[object, { total: number; perPage: number }]> {
  const rows = await kysely
    .selectFrom('deleted_stories')
    .selectAll()
    .orderBy('deletion_id', 'desc')
    .orderBy('full_slug')
    .limit(perPage)
    .offset(offset)
    .execute()
  const { total } = await kysely
    .selectFrom('deleted_stories')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const stories = rows.map(({ id, full_slug, deleted_at, story }) => {
    const { row, draft } = Trashed.parse(JSON.parse(story))
    const { uuid, name, slug, parent_id } = row
    return {
      id,
      uuid,
      name,
      slug,
      full_slug,
      parent_id,
      deleted_at,
      is_folder: row.is_folder === 1,
      content_type: draft?.component ?? null,
      published: false,
    }
  })
  return [{ stories }, { total, perPage }]
}
