import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/database.ts'
import { readTranslations } from '../translated-slugs.ts'
import type { Reading } from './reading.ts'
import { type StoryRow, selectStories } from './select-stories.ts'
import { type Alternate, type StoryJson, type StoryLook, storyJson } from './story-json.ts'

/** Rows as the API sends them, in the same order. */
export async function storiesJson(reading: Reading, rows: StoryRow[], look: StoryLook): Promise<StoryJson[]> {
  const alternates = look.excludingStoryFields.has('alternates') ? () => [] : await alternatesOf(reading, rows)
  const slugs = rows.map(({ full_slug }) => full_slug)
  const translations = reading.space.translatesSlugs ? await readTranslations(reading.database.kysely, slugs) : undefined
  return rows.map((row) => storyJson(reading, row, { alternates: alternates(row), translations }, look))
}

/** The stories of these uuids that have the version asked for, in no particular order. */
export async function storiesByUuid(reading: Reading, uuids: string[], look: StoryLook): Promise<StoryJson[]> {
  if (uuids.length === 0) return []
  const { kysely, dialect } = reading.database
  const rows = await selectStories(kysely, reading)
    .where(dialect.isOneOf(sql.ref('story.uuid'), uuids))
    .execute()
  return storiesJson(reading, rows, look)
}

/** Answers, for each of these stories, the others of its group. */
export async function alternatesOf({ database, storyIds }: Pick<Reading, 'database' | 'storyIds'>, stories: { group_id: string }[]) {
  const groupIds = stories.map((story) => story.group_id)
  const rows = groupIds.length === 0 ? [] : await selectGroups(database.kysely, groupIds).execute()
  const groups = Map.groupBy(rows, (row) => row.group_id)
  return (story: { id: number; group_id: string }): Alternate[] => {
    const isReached = (id: number) => storyIds === undefined || storyIds.includes(id)
    const others = groups.get(story.group_id)?.filter((other) => other.id !== story.id && isReached(other.id)) ?? []
    return others.map(({ id, name, slug, full_slug, is_folder, parent_id, published_at }) => {
      return { id, name, slug, published: published_at !== null, full_slug, is_folder: is_folder === 1, parent_id }
    })
  }
}

function selectGroups(kysely: Kysely<Tables>, groupIds: string[]) {
  return kysely
    .selectFrom('stories')
    .select(['id', 'name', 'slug', 'full_slug', 'is_folder', 'parent_id', 'group_id', 'published_at'])
    .where('group_id', 'in', groupIds)
    .orderBy('id')
}
