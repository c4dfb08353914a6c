import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../../database/database.ts'
import { readPaging } from '../delivery/paging.ts'
import { idIn, type QueryParameters } from '../delivery/query-parameters.ts'
import { invalid } from './management-error.ts'

/** The page of assets that a list asks for. */
export async function selectAssetPage(database: Database, query: QueryParameters) {
  const paging = readPaging(query, 100)
  const conditions = assetConditions(database, query)
  const [by = 'created_at', direction = 'desc'] = (query.text('sort_by') ?? 'created_at:desc').split(':')
  const column = sortable.find((name) => name === by)
  if (!column) throw invalid('sort_by', `must be one of ${sortable.join(', ')}`)
  const assets = database.kysely.selectFrom('assets').where((where) => where.and(conditions))
  const rows = await assets
    .selectAll()
    .orderBy(column, direction === 'asc' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute()
  const { total } = await assets.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total, perPage: paging.perPage }
}

const sortable = ['created_at', 'updated_at', 'filename', 'content_length', 'id'] as const

function assetConditions({ dialect }: Database, query: QueryParameters): Expression<SqlBool>[] {
  const where = expressionBuilder<Tables, 'assets'>()
  const conditions: Expression<SqlBool>[] = []
  const holds = (column: string, part: string) => dialect.matchesParts(sql.ref(column), ['', part, ''])
  const search = query.text('search')
  const folder = query.count('in_folder', 0)
  const tags = query.list('with_tags')?.map(idIn)
  const extId = query.text('ext_id')

  if (search !== undefined) conditions.push(where.or(['filename', 'name', 'alt', 'title'].map((column) => holds(column, search))))
  if (folder !== undefined) conditions.push(folder === 0 ? where('asset_folder_id', 'is', null) : where('asset_folder_id', '=', folder))
  const isPrivate = query.flag('is_private')
  if (isPrivate !== undefined) conditions.push(where('is_private', '=', isPrivate ? 1 : 0))
  if (extId !== undefined) conditions.push(where('ext_id', '=', extId))
  if (tags) conditions.push(where('id', 'in', where.selectFrom('asset_tags').select('asset_id').where('internal_tag_id', 'in', tags)))
  for (const column of ['alt', 'title', 'copyright']) {
    const part = query.text(`by_${column}`)
    if (part !== undefined) conditions.push(holds(column, part))
  }
  for (const column of ['created_at', 'updated_at', 'expire_at'] as const) {
    const from = query.time(`${column}_gte`)
    const to = query.time(`${column}_lte`)
    if (from !== undefined) conditions.push(where(column, '>=', from))
    if (to !== undefined) conditions.push(where(column, '<=', to))
  }
  return conditions
}
