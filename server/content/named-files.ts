import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/database.ts'
import { addressesIn } from '../images/file-store.ts'

/** Where files are named: in texts, also those in the trash, in what templates are filled with, and in what the editor shows of components, presets and folders. */
const places = [
  { table: 'story_contents', key: ['story_id', 'version'], columns: ['content'] },
  { table: 'stories', key: ['id'], columns: ['options'] },
  { table: 'deleted_stories', key: ['id'], columns: ['story'] },
  { table: 'datasource_entries', key: ['id'], columns: ['value'] },
  { table: 'datasource_entry_values', key: ['entry_id', 'dimension_id'], columns: ['value'] },
  { table: 'components', key: ['id'], columns: ['schema', 'looks'] },
  { table: 'presets', key: ['id'], columns: ['preset', 'image'] },
] as const

/** At a time: a text may be long. */
const rowsRead = 100

/** Which of these files of ours any content names. However many there are, every text is looked through once, and for no name by itself. */
export async function namedFiles(trx: Transaction<Tables>, files: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>()
  if (files.size === 0) return named
  const find = finderOf(files)
  for (const place of places) {
    for await (const text of textsIn(trx, place)) {
      for (const address of addressesIn(text)) {
        const file = find(address)
        if (file !== undefined) named.add(file)
      }
    }
  }
  return named
}

/** Which file an address begins with. The longest first: of two that begin alike, the one that is meant is found. */
function finderOf(files: ReadonlySet<string>): (address: string) => string | undefined {
  const lengths = [...new Set(Array.from(files, ({ length }) => length))].sort((a, b) => b - a)
  return (address) => {
    for (const length of lengths) {
      const file = address.slice(0, length)
      if (file.length === length && files.has(file)) return file
    }
    return undefined
  }
}

async function* textsIn(trx: Transaction<Tables>, { table, key, columns }: (typeof places)[number]): AsyncGenerator<string> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  for (let offset = 0; ; offset += rowsRead) {
    const { rows } = await sql<Record<string, string | null>>`
      select ${refs(columns)} from ${sql.table(table)} order by ${refs(key)} limit ${rowsRead} offset ${offset}
    `.execute(trx)
    for (const row of rows) for (const text of Object.values(row)) if (text !== null) yield text
    if (rows.length < rowsRead) return
  }
}
