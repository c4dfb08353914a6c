import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ApiKeyTable } from '../database/editorial-tables.ts'

const Ids = z.array(z.number())

/** A key with its lists read. */
export function readKey({ story_ids, release_ids, ...key }: Selectable<ApiKeyTable>) {
  return { ...key, story_ids: Ids.parse(JSON.parse(story_ids)), release_ids: Ids.parse(JSON.parse(release_ids)) }
}
