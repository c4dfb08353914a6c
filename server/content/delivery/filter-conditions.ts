import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SqlDialect } from '../../database/sql-dialect.ts'
import { unprocessable } from './delivery-error.ts'
import { type Filter, type FilterQuery, valuesOf } from './filter-query.ts'
import { jsonWithField } from './json-with-field.ts'

/** The SQL conditions of a filter query on the contents of stories. */
export function filterConditions(dialect: SqlDialect, { filters, alternatives }: FilterQuery): RawBuilder<SqlBool>[] {
  const conditionOf = (filter: Filter) => filterCondition(dialect, filter)
  const all = (filters: Filter[]) => sql<SqlBool>`(${sql.join(filters.map(conditionOf), sql` and `)})`
  const conditions = filters.map(conditionOf)
  if (alternatives.length > 0) conditions.push(sql<SqlBool>`(${sql.join(alternatives.map(all), sql` or `)})`)
  return conditions
}

function filterCondition(dialect: SqlDialect, { path, operation, value }: Filter): RawBuilder<SqlBool> {
  const content = jsonWithField(dialect, path)
  const text = dialect.jsonText(content, path)
  const number = () => dialect.number(text)
  const values = valuesOf(value)
  const matches = () => dialect.jsonArrayMatches(content, path, values)
  const isLike = () =>
    sql.join(
      values.map((pattern) => dialect.matchesParts(text, pattern.split('*'))),
      sql` or `,
    )

  // `is true` because a missing field compares as NULL, which is neither: "not in" has to include it.
  switch (operation) {
    case 'in':
      return sql`(${text} in (${sql.join(values)})) is true`
    case 'not_in':
      return sql`(${text} in (${sql.join(values)})) is not true`
    case 'like':
      return sql`(${isLike()}) is true`
    case 'not_like':
      return sql`(${isLike()}) is not true`
    case 'any_in_array':
      return sql`${matches()} > 0`
    case 'all_in_array':
      return sql`${matches()} = ${values.length}`
    case 'gt_date':
      return sql`${minuteOf(text)} > ${minuteGiven(path, operation, value)}`
    case 'lt_date':
      return sql`(${text} <> '' and ${minuteOf(text)} < ${minuteGiven(path, operation, value)})`
    case 'gt_int':
    case 'gt_float':
      return sql`${number()} > ${numberGiven(path, operation, value)}`
    case 'lt_int':
    case 'lt_float':
      return sql`${number()} < ${numberGiven(path, operation, value)}`
    case 'is':
      return isCondition(dialect, content, path, value)
    case 'exists':
      return value === 'false' || value === '0' ? sql`${text} is null` : sql`${text} is not null`
  }
}

function isCondition(dialect: SqlDialect, content: Expression<string>, path: string[], state: string): RawBuilder<SqlBool> {
  const text = dialect.jsonText(content, path)
  const length = dialect.jsonArrayLength(content, path)
  switch (state) {
    case 'empty':
      return sql`coalesce(${text}, '') = ''`
    case 'not_empty':
      return sql`coalesce(${text}, '') <> ''`
    case 'empty_array':
      return sql`${length} = 0`
    case 'not_empty_array':
      return sql`${length} > 0`
    case 'true':
    case 'false':
      return sql`${text} = ${state}`
    case 'null':
      return sql`${text} is null`
    case 'not_null':
      return sql`${text} is not null`
  }
  throw unprocessable(
    `filter_query[${path.join('.')}][is] must be one of empty, not_empty, empty_array, not_empty_array, true, false, null, not_null`,
  )
}

/** Dates are compared as they are written, to the minute: `2026-03-01 12:00`, or the same with `T`. */
function minuteOf(text: RawBuilder<string | null>): RawBuilder<string> {
  return sql`replace(substr(${text}, 1, 16), 'T', ' ')`
}

function minuteGiven(path: string[], operation: string, value: string): string {
  const written = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d).*)?$/.exec(value)
  if (!written) throw unprocessable(`filter_query[${path.join('.')}][${operation}] must be a time such as 2026-03-01 12:00`)
  return `${written[1]} ${written[2] ?? '00:00'}`
}

function numberGiven(path: string[], operation: string, value: string): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) {
    throw unprocessable(`filter_query[${path.join('.')}][${operation}] must be a number`)
  }
  return number
}
