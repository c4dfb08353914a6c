import { type Selectable, sql } from 'kysely'
import type { DatasourceTable, DimensionTable } from '../../database/database.ts'
import type { JsonObject } from '../blok-tree.ts'
import type { Answer } from './answer.ts'
import { notFound } from './delivery-error.ts'
import { readPaging, totalOf } from './paging.ts'
import { idIn, type QueryParameters } from './query-parameters.ts'
import type { Reading } from './reading.ts'

/** GET /v2/cdn/datasources */
export async function listDatasources({ database, space }: Reading, query: QueryParameters): Promise<Answer> {
  const paging = readPaging(query, 1000)
  const search = query.text('search')
  const ids = query.list('by_ids')?.map(idIn)
  let found = database.kysely.selectFrom('datasources')
  if (ids) found = found.where('id', 'in', ids)
  if (search !== undefined) {
    const holds = (column: string) => database.dialect.matchesParts(sql.ref(column), ['', search, ''])
    found = found.where((where) => where.or([holds('name'), holds('slug')]))
  }
  const rows = await found.selectAll().orderBy('name').orderBy('id').limit(paging.perPage).offset(paging.offset).execute()
  const total = await totalOf(rows, paging, async () => {
    return (await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  })
  const dimensions = await dimensionsOf(database, rows)
  const datasources = rows.map((row) => datasourceJson(row, dimensions))
  return { body: { datasources, cv: space.cv }, total, perPage: paging.perPage }
}

/** GET /v2/cdn/datasources/{id or slug} */
export async function findDatasource({ database, space }: Reading, name: string): Promise<Answer> {
  const row = await database.kysely
    .selectFrom('datasources')
    .selectAll()
    .where((where) => where.or({ slug: name, id: idIn(name) }))
    .executeTakeFirst()
  if (!row) throw notFound()
  const datasource = datasourceJson(row, await dimensionsOf(database, [row]))
  return { body: { datasource, cv: space.cv } }
}

/** GET /v2/cdn/datasource_entries: of one datasource, or of all; with the values that one dimension gives them. */
export async function listDatasourceEntries({ database, space }: Reading, query: QueryParameters): Promise<Answer> {
  const paging = readPaging(query, 1000)
  const datasource = query.text('datasource')
  const dimension = query.text('dimension')
  let entries = database.kysely
    .selectFrom('datasource_entries as entry')
    .innerJoin('datasources as source', 'source.id', 'entry.datasource_id')
    .leftJoin('datasource_dimensions as dimension', (join) =>
      join.onRef('dimension.datasource_id', '=', 'source.id').on('dimension.entry_value', '=', dimension ?? ''),
    )
    .leftJoin('datasource_entry_values as valued', (join) =>
      join.onRef('valued.entry_id', '=', 'entry.id').onRef('valued.dimension_id', '=', 'dimension.id'),
    )
  if (datasource !== undefined) {
    entries = entries.where((where) => where.or([where('source.slug', '=', datasource), where('source.id', '=', idIn(datasource))]))
  }
  const rows = await entries
    .select(['entry.id', 'entry.name', 'entry.value', 'valued.value as dimension_value'])
    .orderBy('source.slug')
    .orderBy('entry.position')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute()
  const total = await totalOf(rows, paging, async () => {
    return (await entries.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  })
  return { body: { datasource_entries: rows, cv: space.cv }, total, perPage: paging.perPage }
}

function dimensionsOf({ kysely }: Reading['database'], datasources: { id: number }[]): Promise<Selectable<DimensionTable>[]> {
  const ids = datasources.map(({ id }) => id)
  return ids.length === 0
    ? Promise.resolve([])
    : kysely.selectFrom('datasource_dimensions').selectAll().where('datasource_id', 'in', ids).orderBy('entry_value').execute()
}

function datasourceJson(row: Selectable<DatasourceTable>, dimensions: Selectable<DimensionTable>[]): JsonObject {
  return { ...row, dimensions: dimensions.filter((dimension) => dimension.datasource_id === row.id) }
}
