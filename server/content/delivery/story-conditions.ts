import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { StoryTable, Tables } from '../../database/database.ts'
import { fold } from '../../database/fold.ts'
import type { SqlDialect } from '../../database/sql-dialect.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { prefixRange } from '../story-place.ts'
import { type AskedVersion, isAsked } from './asked-version.ts'
import { filterConditions } from './filter-conditions.ts'
import { idIn } from './query-parameters.ts'
import { wordsOf } from './search-term.ts'
import type { StoryListQuery } from './story-parameters.ts'

type Scope = Tables & { story: StoryTable; content: StoryContentTable }
type Where = ExpressionBuilder<Scope, 'story' | 'content'>

type StoryConditions = Pick<StoryListQuery, 'startsWith' | 'filterQuery'> & Partial<StoryListQuery>

/** What a story has to be to stand in the list. */
export function storyConditions(dialect: SqlDialect, asked: AskedVersion, list: StoryConditions) {
  return (where: Where): Expression<SqlBool>[] => {
    const conditions: Expression<SqlBool>[] = filterConditions(dialect, list.filterQuery)
    const add = (condition: Expression<SqlBool>) => conditions.push(condition)

    if (list.startsWith !== undefined) add(startsWith(where, list.startsWith))
    if (list.bySlugs) add(slugIsOneOf(dialect, where, list.bySlugs))
    if (list.excludingSlugs) add(where.not(slugIsOneOf(dialect, where, list.excludingSlugs)))
    if (list.byIds) add(where('story.id', 'in', list.byIds.map(idIn)))
    if (list.excludingIds) add(where('story.id', 'not in', list.excludingIds.map(idIn)))
    if (list.byUuids) add(where('story.uuid', 'in', list.byUuids))
    if (list.byUuidsOrdered) add(where('story.uuid', 'in', list.byUuidsOrdered))
    if (list.withTag) add(where('story.id', 'in', taggedWith(where, asked, list.withTag)))
    if (list.isStartpage !== undefined) add(where('story.is_startpage', '=', list.isStartpage ? 1 : 0))
    if (list.contentType !== undefined) add(where('story.id', 'in', ofType(where, asked, list.contentType)))
    if (list.level !== undefined) add(isAtLevel(where, list.level))
    if (list.asksForMissingFeature) add(sql<SqlBool>`1 = 0`)
    if (list.searchTerm !== undefined) conditions.push(...wordsOf(list.searchTerm).map((word) => mentions(dialect, word)))
    for (const { column, operator, time } of list.times ?? []) add(where(`story.${column}`, operator, time))
    return conditions
  }
}

function startsWith(where: Where, prefix: string): Expression<SqlBool> {
  const { from, to } = prefixRange(prefix)
  return where.and([where('story.full_slug', '>=', from), where('story.full_slug', '<', to)])
}

/** A slug means the same with and without the `/` of a start page. */
function slugIsOneOf(dialect: SqlDialect, where: Where, slugs: readonly string[]): Expression<SqlBool> {
  const whole = slugs.filter((slug) => !slug.includes('*')).flatMap((slug) => [slug, `${slug}/`])
  const patterns = slugs.filter((slug) => slug.includes('*'))
  return where.or([
    ...(whole.length > 0 ? [where('story.full_slug', 'in', whole)] : []),
    ...patterns.map((pattern) => slugMatches(dialect, where, pattern)),
  ])
}

/** What stands before the first `*` narrows the search by index. */
function slugMatches(dialect: SqlDialect, where: Where, pattern: string): Expression<SqlBool> {
  const [prefix = '', ...rest] = pattern.split('*')
  return where.and([startsWith(where, prefix), dialect.matchesParts(sql.ref('story.full_slug'), [prefix, ...rest])])
}

function taggedWith(where: Where, asked: AskedVersion, tags: string[]) {
  return where
    .selectFrom('story_tags')
    .select('story_tags.story_id')
    .where(isAsked('story_tags', asked))
    .where('story_tags.name', 'in', tags)
}

function ofType(where: Where, asked: AskedVersion, component: string) {
  return where
    .selectFrom('story_contents')
    .select('story_contents.story_id')
    .where(isAsked('story_contents', asked))
    .where('story_contents.component', '=', component)
}

function isAtLevel(where: Where, level: number): Expression<SqlBool> {
  const slashes = sql<number>`length(${sql.ref('story.full_slug')}) - length(replace(${sql.ref('story.full_slug')}, '/', ''))`
  return where.and([sql<SqlBool>`${slashes} = ${level - 1}`, where('story.is_startpage', '=', 0)])
}

function mentions(dialect: SqlDialect, word: string): Expression<SqlBool> {
  const holds = (column: string) => dialect.matchesParts(sql.ref(column), ['', word, ''])
  // Folded when it was written: it is long.
  const isInText = dialect.contains(sql.ref('content.search_text'), fold(word))
  return sql<SqlBool>`(${holds('story.full_slug')} or ${holds('content.name')} or ${isInText})`
}
