import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { type ComponentRow, deleteComponent, putComponent } from '../component-writing.ts'
import { idIn } from '../delivery/query-parameters.ts'
import { recordActivity } from './activities.ts'
import { changeComponent, mergeComponent, renameField } from './change-component.ts'
import { authorship } from './change-story.ts'
import { componentsJson } from './component-answer.ts'
import { ComponentBody } from './component-body.ts'
import { restoreDeletedComponent } from './component-history.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { foldersJson } from './folders.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseFields, parseWrapped } from './sent.ts'

const Rename = z.object({ old_name: filledLine(), new_name: filledLine() })

/**
 * GET    components           ?search= &in_group= &is_root= &by_ids= &with_tags= &sort_by=; all on one page
 * POST   components
 * GET    components/:id       PUT ?update_content= renames in the stories too; DELETE
 * POST   components/:id/rename_attribute { old_name, new_name }
 * POST   components/:id/restore, of one that was deleted; PUT does the same
 */
export function componentRoutes(parts: ManagementParts) {
  const { store } = parts
  const { database } = store
  const { kysely, dialect } = database
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => {
    const [component] = await componentsJson(database, [await getComponent(id)])
    return c.json({ component }, status)
  }
  const getComponent = async (id: number): Promise<ComponentRow> => {
    const row = await kysely.selectFrom('components').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  return new Hono<ManagementEnv>()
    .get('/components', async (c) => {
      const { query } = c.var.sent
      const search = query.text('search')
      const group = query.text('in_group')
      const isRoot = query.flag('is_root')
      const ids = query.list('by_ids')?.map(idIn)
      const tagIds = query.list('with_tags')?.map(idIn)
      const [by = 'name', direction] = (query.text('sort_by') ?? 'name:asc').split(':')
      let found = kysely.selectFrom('components').selectAll()
      if (search !== undefined) {
        const holds = (column: string) => dialect.matchesParts(sql.ref(column), ['', search, ''])
        found = found.where((where) => where.or([holds('name'), holds('display_name')]))
      }
      if (group !== undefined) found = found.where('component_group_uuid', '=', group)
      if (isRoot !== undefined) found = found.where('is_root', '=', isRoot ? 1 : 0)
      if (ids) found = found.where('id', 'in', ids)
      if (tagIds)
        found = found.where('id', 'in', (where) =>
          where.selectFrom('component_tags').select('component_id').where('internal_tag_id', 'in', tagIds),
        )
      const column = sortable.find((name) => name === by)
      if (!column) throw invalid('sort_by', `must be one of ${sortable.join(', ')}`)
      const rows = await found
        .orderBy(column, direction === 'desc' ? 'desc' : 'asc')
        .orderBy('id')
        .execute()
      const component_groups = await foldersJson(kysely, 'component_groups')
      c.header('total', String(rows.length))
      c.header('per-page', String(Math.max(rows.length, 1)))
      return c.json({ components: await componentsJson(database, rows), component_groups })
    })
    .post('/components', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const body = parseWrapped(c.var.sent, 'component', ComponentBody)
      const id = await store.transaction(async (writing) => {
        const id = await putComponent(writing, mergeComponent(body))
        await recordActivity(writing, 'component.create', { id, name: body.name ?? '' })
        return id
      }, authorship(c.var.actor))
      return answer(c, id, 201)
    })
    .get('/components/:id', (c) => answer(c, idParameter(c)))
    .put('/components/:id', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const before = await getComponent(idParameter(c))
      const body = parseWrapped(c.var.sent, 'component', ComponentBody)
      await changeComponent(parts, c.var.actor, before, body, c.var.sent.query.flag('update_content') ?? false)
      return answer(c, before.id)
    })
    .delete('/components/:id', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const row = await getComponent(idParameter(c))
      if (row.source_hash !== null)
        throw invalid('name', `"${row.name}" is a block of this shop; take it out of the code, then it can be deleted`)
      const [component] = await componentsJson(database, [row])
      await store.transaction(async (writing) => {
        await deleteComponent(writing, row)
        await recordActivity(writing, 'component.delete', row)
      }, authorship(c.var.actor))
      return c.json({ component })
    })
    .post('/components/:id/rename_attribute', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const row = await getComponent(idParameter(c))
      const { old_name, new_name } = parseFields(c.var.sent.body, Rename)
      await renameField(parts, c.var.actor, row, old_name, new_name)
      return answer(c, row.id)
    })
    .on(['POST', 'PUT'], '/components/:id/restore', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const id = idParameter(c)
      await restoreDeletedComponent(parts, c.var.actor, id)
      return answer(c, id)
    })
}

const sortable = ['name', 'display_name', 'created_at', 'updated_at', 'id'] as const
