import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { changeDatasource, createDatasource, type DimensionChange, deleteDatasource } from '../datasource-changing.ts'
import { readPaging } from '../delivery/paging.ts'
import { idIn } from '../delivery/query-parameters.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'
import { partsOfOne } from './sent-lists.ts'

const DimensionBody = z
  .object({
    id: z.number().int().optional(),
    name: filledLine().optional(),
    entry_value: filledLine().optional(),
    _destroy: z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]).optional(),
  })
  .transform(({ id, name, entry_value: entryValue, _destroy }): DimensionChange => {
    return { id, name, entryValue, deletes: _destroy === true || _destroy === 1 || _destroy === '1' || _destroy === 'true' }
  })

const Body = z.object({
  name: filledLine().optional(),
  slug: filledLine()
    .refine((slug) => !slug.includes('/'), 'may not hold "/"')
    .optional(),
  dimensions_attributes: partsOfOne(DimensionBody).optional(),
})

/** GET datasources ?search= &by_ids=, POST, GET/PUT/PATCH/DELETE :id (or slug) */
export function datasourceRoutes({ store }: ManagementParts) {
  const { kysely, dialect } = store.database
  const find = async (c: ManagementContext) => {
    const name = c.req.param('id') ?? ''
    const row = await kysely
      .selectFrom('datasources')
      .selectAll()
      .where((where) => where.or({ id: idIn(name), slug: name }))
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => {
    const row = await kysely.selectFrom('datasources').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return c.json({ datasource: { ...row, dimensions: await dimensionsOf(id) } }, status)
  }
  const dimensionsOf = (id: number) =>
    kysely.selectFrom('datasource_dimensions').selectAll().where('datasource_id', '=', id).orderBy('entry_value').execute()

  return new Hono<ManagementEnv>()
    .get('/datasources', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 100)
      const search = query.text('search')
      const ids = query.list('by_ids')?.map(idIn)
      let found = kysely.selectFrom('datasources')
      if (ids) found = found.where('id', 'in', ids)
      if (search !== undefined) {
        const holds = (column: string) => dialect.matchesParts(sql.ref(column), ['', search, ''])
        found = found.where((where) => where.or([holds('name'), holds('slug')]))
      }
      const rows = await found.selectAll().orderBy('name').orderBy('id').limit(paging.perPage).offset(paging.offset).execute()
      const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const datasources = await Promise.all(rows.map(async (row) => ({ ...row, dimensions: await dimensionsOf(row.id) })))
      return sendList(c, { datasources }, { total, perPage: paging.perPage })
    })
    .post('/datasources', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const { name, slug, dimensions_attributes: dimensions = [] } = parseWrapped(c.var.sent, 'datasource', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      if (slug === undefined) throw invalid('slug', "can't be blank")
      const id = await store.transaction(async (writing) => {
        const id = await createDatasource(writing, { name, slug, dimensions })
        await recordActivity(writing, 'datasource.create', { id, name })
        return id
      }, authorship(c.var.actor))
      return answer(c, id, 201)
    })
    .get('/datasources/:id', async (c) => answer(c, (await find(c)).id))
    .on(['PUT', 'PATCH'], '/datasources/:id', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const row = await find(c)
      const { name = row.name, slug = row.slug, dimensions_attributes: dimensions = [] } = parseWrapped(c.var.sent, 'datasource', Body)
      await store.transaction(async (writing) => {
        await changeDatasource(writing, row, { name, slug, dimensions })
        await recordActivity(writing, 'datasource.update', row)
      }, authorship(c.var.actor))
      return answer(c, row.id)
    })
    .delete('/datasources/:id', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const row = await find(c)
      await store.transaction(async (writing) => {
        await deleteDatasource(writing, row)
        await recordActivity(writing, 'datasource.delete', row)
      }, authorship(c.var.actor))
      return c.body(null, 204)
    })
}
