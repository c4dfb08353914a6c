import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { SqlDialect } from '../../database/sql-dialect.ts'
import { jsonWithField } from './json-with-field.ts'
import type { Sorting } from './sort-by.ts'
import type { StoryListQuery } from './story-parameters.ts'

interface Order {
  expression: RawBuilder<unknown>
  isDescending?: boolean
  nulls?: 'first' | 'last'
}

/** Sorts a query by what the list asks for. The full slug ends every order, so that no story is on two pages. */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: SqlDialect,
  list: StoryListQuery,
): SelectQueryBuilder<DB, TB, O> {
  let sorted = query
  for (const { expression, isDescending, nulls } of storyOrder(dialect, list)) {
    sorted = sorted.orderBy(expression, (order) => {
      const directed = isDescending ? order.desc() : order.asc()
      if (nulls === undefined) return directed
      return nulls === 'first' ? directed.nullsFirst() : directed.nullsLast()
    })
  }
  return sorted.orderBy(sql.ref('story.full_slug'))
}

/** What the list is sorted by, the first expression first. */
function storyOrder(dialect: SqlDialect, list: StoryListQuery): Order[] {
  if (list.byUuidsOrdered) return [{ expression: orderGiven(list.byUuidsOrdered) }]
  if (list.sortings.length > 0) return list.sortings.map((sorting) => ({ ...sorting, expression: sortExpression(dialect, sorting) }))
  const position = { expression: sql.ref('story.position') }
  return list.searchTerm === undefined ? [position] : [{ expression: relevance(dialect, list.searchTerm) }, position]
}

function orderGiven(uuids: string[]) {
  const cases = uuids.map((uuid, index) => sql`when ${uuid} then cast(${index} as integer)`)
  return sql`case ${sql.ref('story.uuid')} ${sql.join(cases, sql` `)} end`
}

/** A story of just that slug or name comes first; then a hit in the address counts before one in the name, and both before one in the text. */
function relevance(dialect: SqlDialect, searchTerm: string) {
  const [address, name] = [sql.ref<string>('story.full_slug'), sql.ref<string>('content.name')]
  const isLike = (text: typeof address, ...parts: string[]) => dialect.matchesParts(text, parts)
  const isIt = sql`${isLike(address, searchTerm)} or ${isLike(address, '', `/${searchTerm}`)} or ${isLike(name, searchTerm)}`
  const isIn = (text: typeof address) => isLike(text, '', searchTerm, '')
  return sql`case when ${isIt} then 0 when ${isIn(address)} then 1 when ${isIn(name)} then 2 else 3 end`
}

const versionedFields = ['name', 'path', 'sort_by_date']

function sortExpression(dialect: SqlDialect, { by, isNumber }: Sorting): RawBuilder<unknown> {
  if ('field' in by) return sql.ref(`${versionedFields.includes(by.field) ? 'content' : 'story'}.${by.field}`)
  const text = dialect.jsonText(jsonWithField(dialect, by.contentPath), by.contentPath)
  return isNumber ? dialect.number(text) : text
}
