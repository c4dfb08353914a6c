import { type Expression, sql } from 'kysely'
import type { JsonPath, SqlDialect } from '../../database/sql-dialect.ts'

/** Where a field of a story's content is read from, given its path: what the row has for lists, unless the field is a long one. */
export function jsonWithField(dialect: SqlDialect, [field = '']: JsonPath): Expression<string> {
  // That it belongs to the story is known; but said here, PostgreSQL looks only into contents of stories that may be meant.
  const isItsOwn = sql<boolean>`${sql.ref('content.story_id')} = ${sql.ref('story.id')}`
  const isLong = dialect.contains(sql.ref('content.long_fields'), JSON.stringify(field))
  return sql`(case when ${isItsOwn} and ${isLong} then ${sql.ref('content.content')} else ${sql.ref('content.fields')} end)`
}
