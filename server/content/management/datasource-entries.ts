import { Hono } from 'hono'
import { z } from 'zod'
import { changeEntry, createEntry, deleteEntry, putEntryValue } from '../datasource-changing.ts'
import { readPaging } from '../delivery/paging.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

const Body = z.object({
  name: filledLine().optional(),
  value: z.string('must be text').optional(),
  datasource_id: z.number('must be a number').int().optional(),
  dimension_value: z.string().nullish(),
  dimension_id: z.number('must be a number').int().nullish(),
  position: z.number('must be a number').int().optional(),
})

/**
 * GET  datasource_entries ?datasource_id= or datasource_slug= &dimension=<id>
 * POST, GET/PUT/PATCH/DELETE :id; with ?dimension_id= a PUT writes what the entry says in that dimension
 */
export function datasourceEntryRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const row = await kysely.selectFrom('datasource_entries').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const answer = async (c: ManagementContext, id: number, dimensionId: number | undefined, status: 200 | 201 = 200) => {
    const valued = await kysely
      .selectFrom('datasource_entry_values')
      .select('value')
      .where('entry_id', '=', id)
      .where('dimension_id', '=', dimensionId ?? -1)
      .executeTakeFirst()
    return c.json({ datasource_entry: { ...(await find(id)), dimension_value: valued?.value ?? null } }, status)
  }

  return new Hono<ManagementEnv>()
    .get('/datasource_entries', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 1000)
      const slug = query.text('datasource_slug')
      const id = query.count('datasource_id', 1)
      if (slug === undefined && id === undefined) throw invalid('datasource_id', 'is missing; send it or datasource_slug')
      const source = await kysely
        .selectFrom('datasources')
        .select('id')
        .where((where) => where.or([where('id', '=', id ?? -1), where('slug', '=', slug ?? '')]))
        .executeTakeFirst()
      if (!source) throw notFound()
      const entries = kysely.selectFrom('datasource_entries as entry').where('entry.datasource_id', '=', source.id)
      const rows = await entries
        .leftJoin('datasource_entry_values as valued', (join) =>
          join.onRef('valued.entry_id', '=', 'entry.id').on('valued.dimension_id', '=', query.count('dimension', 1) ?? -1),
        )
        .selectAll('entry')
        .select('valued.value as dimension_value')
        .orderBy('entry.position')
        .orderBy('entry.id')
        .limit(paging.perPage)
        .offset(paging.offset)
        .execute()
      const { total } = await entries.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return sendList(c, { datasource_entries: rows }, { total, perPage: paging.perPage })
    })
    .post('/datasource_entries', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const { name, value = '', datasource_id, position } = parseWrapped(c.var.sent, 'datasource_entry', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      const datasource = await kysely
        .selectFrom('datasources')
        .selectAll()
        .where('id', '=', datasource_id ?? -1)
        .executeTakeFirst()
      if (!datasource) throw invalid('datasource_id', `There is no datasource with the id ${datasource_id}`)
      const id = await store.transaction((writing) => createEntry(writing, datasource, { name, value, position }), authorship(c.var.actor))
      return answer(c, id, undefined, 201)
    })
    .get('/datasource_entries/:id', (c) => answer(c, idParameter(c), c.var.sent.query.count('dimension', 1)))
    .on(['PUT', 'PATCH'], '/datasource_entries/:id', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const row = await find(idParameter(c))
      const {
        name = row.name,
        value = row.value,
        position,
        dimension_value,
        dimension_id,
      } = parseWrapped(c.var.sent, 'datasource_entry', Body)
      const dimension = c.var.sent.query.count('dimension_id', 1) ?? dimension_id ?? undefined
      if (dimension === undefined && typeof dimension_value === 'string')
        throw invalid('dimension_id', 'is missing; a dimension_value needs it')
      await store.transaction(async (writing) => {
        await changeEntry(writing, row, { name, value, position })
        if (dimension !== undefined && dimension_value !== undefined) await putEntryValue(writing, row, dimension, dimension_value)
      }, authorship(c.var.actor))
      return answer(c, row.id, dimension)
    })
    .delete('/datasource_entries/:id', async (c) => {
      demand(c.var.actor, 'edit_datasources')
      const row = await find(idParameter(c))
      await store.transaction((writing) => deleteEntry(writing, row), authorship(c.var.actor))
      return c.body(null, 204)
    })
}
