import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../database/database.ts'
import { CommandError } from './content-command.ts'

export interface CopiedTables {
  tables: { table: string; rows: number }[]
  /** Texts that could not be carried over as they were. */
  zeroBytes: number
}

type Row = Record<string, unknown>

interface TableShape {
  name: string
  /** Tables whose rows these rows name. */
  needs: string[]
  /** Columns that name rows of the table itself. */
  ownReferences: string[]
}

const rowsAtOnce = 100

/**
 * Copies every table of an SQLite database, in one transaction of the target, which must be empty and have the same tables. Nobody
 * can write the source meanwhile. All ids are made by this program, so that there are no sequences to be set.
 */
export async function copyTables(source: Database, target: Database): Promise<CopiedTables> {
  const copy = (from: Transaction<Tables>) =>
    target.kysely.transaction().execute(async (to) => {
      await target.beginWrite(to)
      const shapes = await inOrder(from)
      for (const { name } of shapes) await demandEmpty(to, name)
      const copied: CopiedTables = { tables: [], zeroBytes: 0 }
      for (const shape of shapes) copied.zeroBytes += await copyTable(from, to, shape)
      for (const { name } of shapes) copied.tables.push({ table: name, rows: await demandEqual(from, to, name) })
      return copied
    })
  const copied = await source.kysely.transaction().execute(copy)
  // Until it has looked at so many new rows, PostgreSQL reads them the wrong way round: lists take three times as long.
  await sql`analyze`.execute(target.kysely)
  return copied
}

/** Answers how many texts had a zero byte. */
async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, { name, ownReferences }: TableShape): Promise<number> {
  let zeroBytes = 0
  const referring: Row[] = []
  for (let last = -1; ; ) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${rowsAtOnce}`.execute(from)
    if (rows.length === 0) break
    last = rows.at(-1)?.row_number ?? last
    const values = rows.map(({ row_number: _, ...row }) => {
      zeroBytes += Object.values(row).filter((value) => typeof value === 'string' && value.includes('\0')).length
      if (ownReferences.every((column) => row[column] === null)) return row
      referring.push(row)
      return { ...row, ...Object.fromEntries(ownReferences.map((column) => [column, null])) }
    })
    await to
      .insertInto(name as never)
      .values(values as never)
      .execute()
  }
  // What they name may have come after them.
  for (const row of referring) {
    for (const column of ownReferences)
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${row[column]} where id = ${row.id}`.execute(to)
  }
  return zeroBytes
}

/** The tables, each after those whose rows it names. */
async function inOrder(from: Kysely<Tables>): Promise<TableShape[]> {
  const names = (await from.introspection.getTables()).map(({ name }) => name)
  const waiting = await Promise.all(
    names.map(async (name): Promise<TableShape> => {
      const { rows } = await sql<{ table: string; from: string }>`select "table", "from" from pragma_foreign_key_list(${name})`.execute(
        from,
      )
      const isOwn = ({ table }: { table: string }) => table === name
      const needs = rows.filter((row) => !isOwn(row)).map(({ table }) => table)
      return { name, needs, ownReferences: rows.filter(isOwn).map((row) => row.from) }
    }),
  )
  const ordered: TableShape[] = []
  const isThere = (table: string) => ordered.some(({ name }) => name === table)
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every(isThere))
    if (next === -1) throw new Error(`The tables ${waiting.map(({ name }) => name).join(', ')} name each other in a circle.`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

async function demandEmpty(to: Kysely<Tables>, table: string): Promise<void> {
  if ((await countRows(to, table)) > 0)
    throw new CommandError(`The database of DATABASE_URL is not empty (${table} has rows): name an empty one. Nothing was written.`)
}

async function demandEqual(from: Kysely<Tables>, to: Kysely<Tables>, table: string): Promise<number> {
  const [had, has] = [await countRows(from, table), await countRows(to, table)]
  if (had !== has) throw new Error(`Of ${had} rows of ${table}, ${has} arrived. Nothing was written.`)
  return has
}

async function countRows(kysely: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(kysely)
  return Number(rows[0]?.count)
}
