import { type ExpressionBuilder, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database, StoryTable, Tables } from '../../database/database.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { storyConditions } from '../delivery/story-conditions.ts'
import { inOrder } from '../delivery/story-order.ts'
import type { ManagedStoryQuery } from './story-list-query.ts'

/** Stories and folders, each with its draft and whether its published version differs from it. */
function fromManagedStories(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('stories as story')
    .leftJoin('story_contents as content', (join) => join.onRef('content.story_id', '=', 'story.id').on('content.version', '=', 'draft'))
    .leftJoin('story_contents as live', (join) => join.onRef('live.story_id', '=', 'story.id').on('live.version', '=', 'published'))
}

/** Null while nothing is published. */
const hasChanges = sql<number | null>`case when live.story_id is null then null
  when content.content = live.content and content.name = live.name and content.tags = live.tags
    and coalesce(content.path, '') = coalesce(live.path, '')
    and coalesce(content.sort_by_date, '') = coalesce(live.sort_by_date, '')
    and coalesce(content.meta_data, '') = coalesce(live.meta_data, '') then 0 else 1 end`

export function selectManagedStories(kysely: Kysely<Tables>) {
  return fromManagedStories(kysely)
    .selectAll('story')
    .select([
      'content.path',
      'content.sort_by_date',
      'content.meta_data',
      'content.tags',
      'content.component',
      'content.content',
      'content.problems',
    ])
    .select(hasChanges.as('has_changes'))
}

export type ManagedStoryRow = Awaited<ReturnType<ReturnType<typeof selectManagedStories>['executeTakeFirstOrThrow']>>

interface ManagedPage {
  rows: ManagedStoryRow[]
  total: number
}

export async function selectManagedPage(database: Database, list: ManagedStoryQuery): Promise<ManagedPage> {
  if (looksIntoContents(list)) return selectChosenPage(database, list)
  const { kysely, dialect } = database
  const conditions = managedConditions(database, list)
  const matching = selectManagedStories(kysely).where((where) => where.and(conditions))
  const rows = await inOrder(matching, dialect, list).limit(list.perPage).offset(list.offset).execute()
  const { total } = await fromManagedStories(kysely)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where((where) => where.and(conditions))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

function looksIntoContents({ filterQuery, searchTerm, containing, reference }: ManagedStoryQuery): boolean {
  return [...filterQuery.filters, ...filterQuery.alternatives].length > 0 || [searchTerm, containing, reference].some(Boolean)
}

/** Contents are what takes long to look into: all that may be meant once, for the page and for the count. */
async function selectChosenPage(database: Database, list: ManagedStoryQuery): Promise<ManagedPage> {
  const { kysely, dialect } = database
  const matching = fromManagedStories(kysely)
    .select('story.id')
    .where((where) => where.and(managedConditions(database, list)))
  const ids = (await inOrder(matching, dialect, list).execute()).map(({ id }) => id)
  const page = ids.slice(list.offset, list.offset + list.perPage)
  const rows = page.length === 0 ? [] : await selectManagedStories(kysely).where('story.id', 'in', page).execute()
  return { rows: rows.toSorted((a, b) => page.indexOf(a.id) - page.indexOf(b.id)), total: ids.length }
}

type Scope = Tables & { story: StoryTable; content: StoryContentTable }

function managedConditions({ dialect }: Database, list: ManagedStoryQuery) {
  const where: ExpressionBuilder<Scope, 'story' | 'content'> = expressionBuilder()
  const conditions = storyConditions(dialect, { version: 'draft' }, list)(where)
  const holds = (column: string, part: string) => dialect.matchesParts(sql.ref(column), ['', part, ''])

  /** What visitors see may still have what the draft has lost, and a release bring it back. */
  const inAnyText = (parts: string[]) =>
    where.exists(
      where
        .selectFrom('story_contents as text')
        .select('text.version')
        .whereRef('text.story_id', '=', 'story.id')
        .where((text) => text.or(parts.map((part) => dialect.contains(sql.ref('text.content'), part)))),
    )

  if (list.search !== undefined) conditions.push(where.or([holds('story.name', list.search), holds('story.full_slug', list.search)]))
  if (list.withSlug !== undefined) conditions.push(where('story.full_slug', 'in', [list.withSlug, `${list.withSlug}/`]))
  if (list.parentId !== undefined) conditions.push(where('story.parent_id', '=', list.parentId))
  if (list.isFolder !== undefined) conditions.push(where('story.is_folder', '=', list.isFolder ? 1 : 0))
  if (list.isPublished !== undefined) conditions.push(where('story.published_at', list.isPublished ? 'is not' : 'is', null))
  if (list.containing) conditions.push(inAnyText(list.containing.map((name) => `"component":${JSON.stringify(name)}`)))
  if (list.reference !== undefined) conditions.push(inAnyText([list.reference]))
  if (list.hasChanges !== undefined) conditions.push(sql<SqlBool>`${hasChanges} = ${list.hasChanges ? 1 : 0}`)
  if (list.stageIds) conditions.push(where('story.workflow_stage_id', 'in', list.stageIds))
  if (list.authorId !== undefined) conditions.push(where('story.last_author_id', '=', list.authorId))
  if (list.releaseId !== undefined)
    conditions.push(
      where(
        'story.id',
        'in',
        where.selectFrom('release_stories').select('release_stories.story_id').where('release_id', '=', list.releaseId),
      ),
    )
  if (list.isPinned === true) conditions.push(sql<SqlBool>`${dialect.jsonText(sql.ref('story.options'), ['pinned'])} = 'true'`)
  if (list.scheduledAfter !== undefined) conditions.push(where('story.publish_at', '>', list.scheduledAfter))
  if (list.scheduledBefore !== undefined) conditions.push(where('story.publish_at', '<', list.scheduledBefore))
  return conditions
}
