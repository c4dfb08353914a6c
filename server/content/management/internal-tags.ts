import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { readPaging } from '../delivery/paging.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

const Body = z.object({
  name: filledLine().optional(),
  object_type: z.enum(['asset', 'component'], 'must be asset or component').optional(),
})

/** GET internal_tags ?by_object_type= &search=, POST, PUT/PATCH/DELETE :id: what editors sort components and assets by. */
export function internalTagRoutes({ store }: ManagementParts) {
  const { kysely, dialect } = store.database
  const find = async (id: number) => {
    const tag = await kysely.selectFrom('internal_tags').selectAll().where('id', '=', id).executeTakeFirst()
    if (!tag) throw notFound()
    return tag
  }
  return new Hono<ManagementEnv>()
    .get('/internal_tags', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 100)
      const type = query.text('by_object_type')
      const search = query.text('search')
      let tags = kysely.selectFrom('internal_tags')
      if (type !== undefined) tags = tags.where('object_type', '=', type)
      if (search !== undefined) tags = tags.where(dialect.matchesParts(sql.ref('name'), ['', search, '']))
      const rows = await tags.selectAll().orderBy('name').orderBy('id').limit(paging.perPage).offset(paging.offset).execute()
      const { total } = await tags.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return sendList(c, { internal_tags: rows }, { total, perPage: paging.perPage })
    })
    .post('/internal_tags', async (c) => {
      const { name, object_type } = parseWrapped(c.var.sent, 'internal_tag', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      if (object_type === undefined) throw invalid('object_type', "can't be blank")
      demandTags(c.var.actor, object_type)
      await checkName(object_type, name)
      const internal_tag = { id: newId(), name, object_type }
      await kysely.insertInto('internal_tags').values(internal_tag).execute()
      return c.json({ internal_tag }, 201)
    })
    .on(['PUT', 'PATCH'], '/internal_tags/:id', async (c) => {
      const before = await find(idParameter(c))
      demandTags(c.var.actor, before.object_type)
      const { name = before.name } = parseWrapped(c.var.sent, 'internal_tag', Body)
      await checkName(before.object_type, name, before.id)
      await kysely.updateTable('internal_tags').set({ name }).where('id', '=', before.id).execute()
      return c.json({ internal_tag: await find(before.id) })
    })
    .delete('/internal_tags/:id', async (c) => {
      const { id, object_type } = await find(idParameter(c))
      demandTags(c.var.actor, object_type)
      await kysely.deleteFrom('internal_tags').where('id', '=', id).execute()
      return c.body(null, 204)
    })

  async function checkName(objectType: string, name: string, ownId?: number): Promise<void> {
    const taken = await kysely
      .selectFrom('internal_tags')
      .select('id')
      .where('object_type', '=', objectType)
      .where('name', '=', name)
      .executeTakeFirst()
    if (taken && taken.id !== ownId) throw new RefusedWrite('name', 'has already been taken')
  }
}

function demandTags(actor: Actor, objectType: string): void {
  demand(actor, objectType === 'component' ? 'manage_block_library' : 'edit_image')
}
