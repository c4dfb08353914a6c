import type { Kysely } from 'kysely'
import type { Database, Tables } from '../../database/database.ts'
import { type AskedVersion, isAsked, isReached } from './asked-version.ts'
import { totalOf } from './paging.ts'
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

/** The page of stories that a list asks for, and how many there are on all pages. */
export async function findStoryPage(database: Database, asked: AskedVersion, list: StoryListQuery): Promise<StoryPage> {
  const { filters, alternatives } = list.filterQuery
  if (filters.length > 0 || alternatives.length > 0 || list.searchTerm !== undefined) return findChosenPage(database, asked, list)
  const rows = await selectStoryPage(database, asked, list).execute()
  return { rows, total: await totalOf(rows, list, () => countStories(database, asked, list)) }
}

interface StoryPage {
  rows: StoryRow[]
  total: number
}

/** Contents are what takes long to look into: all that may be meant once, for the page and for the count. */
async function findChosenPage({ kysely, dialect }: Database, asked: AskedVersion, list: StoryListQuery): Promise<StoryPage> {
  const conditions = storyConditions(dialect, asked, list)
  const matching = fromStories(kysely, asked)
    .select('story.id')
    .where((where) => where.and(conditions(where)))
  const ids = (await inOrder(matching, dialect, list).execute()).map(({ id }) => id)
  const page = ids.slice(list.offset, list.offset + list.perPage)
  const rows = page.length === 0 ? [] : await selectStories(kysely, asked).where('story.id', 'in', page).execute()
  return { rows: rows.toSorted((a, b) => page.indexOf(a.id) - page.indexOf(b.id)), total: ids.length }
}

async function countStories({ kysely, dialect }: Database, asked: AskedVersion, list: StoryListQuery): Promise<number> {
  const conditions = storyConditions(dialect, asked, list)
  const { total } = await fromStories(kysely, asked)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where((where) => where.and(conditions(where)))
    .executeTakeFirstOrThrow()
  return total
}
