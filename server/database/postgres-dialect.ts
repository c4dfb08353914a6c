import { type Expression, type RawBuilder, sql } from 'kysely'
import { escapeLike, type SqlDialect } from './sql-dialect.ts'

/**
 * PostgreSQL's words for what `sql-dialect.ts` asks for. JSON is read as `json`, not `jsonb`, which would refuse a content that
 * has `\u0000` somewhere and put its fields in another order.
 */
export const postgresDialect: SqlDialect = {
  // The order of texts is that of their characters, as SQLite has it, whatever language the database sorts in.
  jsonText: (json, path) => sql`((${json}::json #>> ${path}::text[]) collate "C")`,

  jsonArrayLength(json, path) {
    const value = at(json, path)
    return sql`case json_typeof(${value}) when 'array' then json_array_length(${value}) end`
  },

  jsonArrayMatches(json, path, values) {
    const value = at(json, path)
    return sql`case json_typeof(${value}) when 'array'
      then (select count(distinct item) from json_array_elements_text(${value}) as item where item = any(${values}::text[]))
      else 0 end`
  },

  isOneOf: (text, values) => sql`${text} = any(${values}::text[])`,

  number: (text) => sql`case when ${text} ~* '^\\s*-?\\d+(\\.\\d+)?(e[+-]?\\d+)?\\s*$' then cast(${text} as double precision) end`,

  matchesParts: (text, parts) => sql`${fold(text)} like ${fold(sql`${parts.map(escapeLike).join('%')}::text`)} escape '\\'`,

  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
}

const at = (json: Expression<unknown>, path: readonly string[]): RawBuilder<unknown> => sql`(${json}::json #> ${path}::text[])`

/** The same as `fold.ts`. The collation says what is a capital letter; without it that depends on the database's language. */
const fold = (text: Expression<unknown>) => sql`lower(normalize(${text}, nfc) collate "und-x-icu") collate "C"`
