import { type Kysely, sql } from 'kysely'
import { fieldsOfContent } from '../fields-of-content.ts'

const rowsAtOnce = 500

interface Row {
  story_id: number
  version: string
  content: string
}

/** What lists look into, beside the content: its short fields. Can be done again, when it was killed on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'story_contents')?.columns.map(({ name }) => name) ?? []
  for (const column of ['fields', 'long_fields'].filter((name) => !columns.includes(name)))
    await db.schema
      .alterTable('story_contents')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(column === 'fields' ? '{}' : '[]'))
      .execute()
  for (let last: Row = { story_id: -1, version: '', content: '' }; ; ) {
    const { rows } = await sql<Row>`select story_id, version, content from story_contents
      where (story_id, version) > (${last.story_id}, ${last.version}) order by story_id, version limit ${rowsAtOnce}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    await fill(db, rows)
    last = end
  }
}

async function fill(db: Kysely<unknown>, rows: Row[]): Promise<void> {
  const values = rows.map(({ story_id, version, content }) => {
    const { fields, long_fields } = fieldsOfContent(JSON.parse(content))
    return sql`(cast(${story_id} as bigint), ${version}, ${fields}, ${long_fields})`
  })
  await sql`update story_contents set fields = filled.column3, long_fields = filled.column4 from (values ${sql.join(values)}) as filled
    where story_id = filled.column1 and version = filled.column2`.execute(db)
}
