import type { Kysely } from 'kysely'
import type { Database, Tables } from '../../database/database.ts'
import { type AskedVersion, isAsked, isReached } from './asked-version.ts'
import { storyConditions } from './story-conditions.ts'
import { inOrder } from './story-order.ts'
import type { StoryListQuery } from './story-parameters.ts'

/** The stories that have this version, each with it. Folders have none. */
export function fromStories(kysely: Kysely<Tables>, asked: AskedVersion) {
  // An inner join; but a cross join makes SQLite go from stories to contents, by the index that a list is
  // ordered by. Left to itself it reads every content in the space and sorts them.
  return kysely
    .selectFrom('stories as story')
    .crossJoin('story_contents as content')
    .whereRef('content.story_id', '=', 'story.id')
    .where(isAsked('content', asked))
    .$if(asked.storyIds !== undefined, (stories) => stories.where(isReached(asked)))
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
  'content.version as stored_version',
  'content.name',
  'content.path',
  'content.sort_by_date',
  'content.meta_data',
  'content.tags',
  'content.component',
  'content.content',
] as const

export function selectStories(kysely: Kysely<Tables>, asked: AskedVersion) {
  return fromStories(kysely, asked).select(storyColumns)
}

/** A story with the version that was asked for. */
export type StoryRow = Awaited<ReturnType<ReturnType<typeof selectStories>['executeTakeFirstOrThrow']>>

/** The page of stories that a list asks for. */
export function selectStoryPage({ kysely, dialect }: Database, asked: AskedVersion, list: StoryListQuery) {
  const conditions = storyConditions(dialect, asked, list)
  const matching = selectStories(kysely, asked).where((where) => where.and(conditions(where)))
  // The index on position and full slug gives the default order.
  return inOrder(matching, dialect, list).limit(list.perPage).offset(list.offset)
}

export async function countStories({ kysely, dialect }: Database, asked: AskedVersion, list: StoryListQuery): Promise<number> {
  const conditions = storyConditions(dialect, asked, list)
  const { total } = await fromStories(kysely, asked)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where((where) => where.and(conditions(where)))
    .executeTakeFirstOrThrow()
  return total
}
