/**
 * The few expressions that SQL dialects write differently. Everything else in the server is
 * written once with Kysely, so another database needs a second implementation of this file's
 * interface, and its own way to be opened.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { fold } from './fold.ts'

/** Field names and array indexes from the root of a JSON document to a value. */
export type JsonPath = readonly string[]

export interface SqlDialect {
  /** A string bare, anything else as JSON writes it; NULL when there is nothing, or null. */
  jsonText(json: Expression<unknown>, path: JsonPath): RawBuilder<string | null>
  /** NULL when the value is not an array. */
  jsonArrayLength(json: Expression<unknown>, path: JsonPath): RawBuilder<number | null>
  /** How many of the values, each counted once, stand in the array; 0 when the value is not an array. */
  jsonArrayMatches(json: Expression<unknown>, path: JsonPath, values: readonly string[]): RawBuilder<number>
  /** One statement however many values there are: it is prepared once. */
  isOneOf(text: Expression<string>, values: readonly string[]): RawBuilder<SqlBool>
  /** The number that a text writes; NULL when it writes none. */
  number(text: Expression<string | null>): RawBuilder<number | null>
  /** Whether the text, case aside, has the pattern's parts in order, with anything between them. */
  matchesParts(text: Expression<string | null>, parts: readonly string[]): RawBuilder<SqlBool>
  /** Whether the part stands in the text just so. Case is not set aside, which makes it several times as fast. */
  contains(text: Expression<string | null>, part: string): RawBuilder<SqlBool>
}

export const sqliteDialect: SqlDialect = {
  jsonText(json, path) {
    const at = sqlitePath(path)
    return sql`case json_type(${json}, ${at}) when 'true' then 'true' when 'false' then 'false' else cast(json_extract(${json}, ${at}) as text) end`
  },

  jsonArrayLength(json, path) {
    const at = sqlitePath(path)
    return sql`case json_type(${json}, ${at}) when 'array' then json_array_length(${json}, ${at}) end`
  },

  jsonArrayMatches(json, path, values) {
    const at = sqlitePath(path)
    return sql`case json_type(${json}, ${at}) when 'array'
      then (select count(distinct value) from json_each(${json}, ${at}) where cast(value as text) in (${sql.join(values)}))
      else 0 end`
  },

  isOneOf: (text, values) => sql`${text} in (select value from json_each(${JSON.stringify(values)}))`,

  number: (text) => sql`as_number(${text})`,

  // SQLite's own LIKE sets aside the case of ASCII alone. It goes first: each call of ours takes much longer, and memory until all
  // rows are read.
  matchesParts(text, parts) {
    const pattern = fold(parts.map(escapeLike).join('%'))
    const ascii = pattern.replace(/\P{ASCII}+/gu, '%')
    const isLike = sql<SqlBool>`${text} like ${ascii} escape '\\'`
    return ascii === pattern ? isLike : sql`(${isLike} and fold(${text}) like ${pattern} escape '\\')`
  },

  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
}

/** `body`, `0`, `headline` as `$."body"[0]."headline"`. It travels as a parameter, never as SQL. */
function sqlitePath(path: JsonPath): string {
  return `$${path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `."${step}"`)).join('')}`
}

/** A text as a pattern that matches just this text. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
