import type { Kysely } from 'kysely'
import type { Database, StoryVersion, Tables } from '../../database/database.ts'
import { storyConditions } from './story-conditions.ts'
import { storyOrder } from './story-order.ts'
import type { StoryListQuery } from './story-parameters.ts'

/** The stories that have this version, each with it. Folders have none. */
export function fromStories(kysely: Kysely<Tables>, version: StoryVersion) {
  // An inner join; but a cross join makes SQLite go from stories to contents, by the index that a list is
  // ordered by. Left to itself it reads every content in the space and sorts them.
  return kysely
    .selectFrom('stories as story')
    .crossJoin('story_contents as content')
    .whereRef('content.story_id', '=', 'story.id')
    .where('content.version', '=', version)
}

const storyColumns = [
  'story.id',
  'story.uuid',
  'story.group_id',
  'story.parent_id',
  'story.slug',
  'story.full_slug',
  'story.is_startpage',
  'story.position',
  'story.created_at',
  'story.updated_at',
  'story.published_at',
  'story.first_published_at',
  'content.name',
  'content.path',
  'content.sort_by_date',
  'content.meta_data',
  'content.tags',
  'content.component',
  'content.content',
] as const

export function selectStories(kysely: Kysely<Tables>, version: StoryVersion) {
  return fromStories(kysely, version).select(storyColumns)
}

/** A story with the version that was asked for. */
export type StoryRow = Awaited<ReturnType<ReturnType<typeof selectStories>['executeTakeFirstOrThrow']>>

/** The page of stories that a list asks for. */
export function selectStoryPage({ kysely, dialect }: Database, version: StoryVersion, list: StoryListQuery) {
  const conditions = storyConditions(dialect, version, list)
  let page = selectStories(kysely, version).where((where) => where.and(conditions(where)))
  for (const { expression, isDescending, nulls } of storyOrder(dialect, list)) {
    page = page.orderBy(expression, (order) => {
      const directed = isDescending ? order.desc() : order.asc()
      if (nulls === undefined) return directed
      return nulls === 'first' ? directed.nullsFirst() : directed.nullsLast()
    })
  }
  // Ends every order, so that no story is on two pages. The index on position and full slug gives the default order.
  return page.orderBy('story.full_slug').limit(list.perPage).offset(list.offset)
}

export async function countStories({ kysely, dialect }: Database, version: StoryVersion, list: StoryListQuery): Promise<number> {
  const conditions = storyConditions(dialect, version, list)
  const { total } = await fromStories(kysely, version)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where((where) => where.and(conditions(where)))
    .executeTakeFirstOrThrow()
  return total
}
